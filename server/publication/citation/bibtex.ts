import { type Line, type Rules, writeTexts } from './format-fields.ts'
import { toLatex, toLatexTitle } from './latex.ts'
import { pageSpan } from './styles/parts.ts'
import { dateParts, type Name, type Work } from './work.ts'
import { degreeOf, typeWord, type WorkType } from './work-type.ts'

const entryTypes: Readonly<Record<WorkType, string>> = {
  'article-journal': 'article',
  'paper-conference': 'inproceedings',
  article: 'misc',
  chapter: 'incollection',
  book: 'book',
  thesis: 'phdthesis',
  report: 'techreport',
  dataset: 'misc',
  software: 'misc',
  speech: 'misc',
  patent: 'patent',
  webpage: 'misc',
  document: 'misc',
}

/** Whether the type is told in a note, which every bibliography style prints: most know no entries of this type. */
const isNoted = (type: WorkType): boolean => type === 'dataset' || type === 'software'

const entryType = ({ type, genre }: Work): string =>
  type === 'thesis' && degreeOf(genre) === 'master' ? 'mastersthesis' : entryTypes[type]

/** The genre that each type of entry means by itself. */
const ownGenres: Readonly<Record<string, string>> = {
  phdthesis: 'PhD thesis',
  mastersthesis: "Master's thesis",
  techreport: 'Technical report',
}

/** What has to be said of the genre: also that it is not the one its type of entry would mean. */
const genreIn = (entry: string, { type, genre }: Work): string => {
  if (genre !== '') return genre === ownGenres[entry] ? '' : genre
  if (entry === 'misc') return type === 'document' || isNoted(type) ? '' : typeWord(type)
  return entry in ownGenres ? ({ thesis: 'Thesis', report: 'Report' }[String(type)] ?? '') : ''
}

/** In a journal `number` is that of the issue, in most others that of the work. */
const isOfIssue = (work: Work): boolean => {
  const entry = entryType(work)
  return entry === 'article' || (entry === 'inproceedings' && work.series === '')
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

// A word "and" between two authors parts them, so that a name which has one is put in braces.
const author = (name: Name): string => {
  if ('literal' in name) return `{${toLatex(name.literal)}}`
  const protect = (text: string) => (/\band\b|,/i.test(text) ? `{${toLatex(text)}}` : toLatex(text))
  if (name.given === '') return `{${toLatex(name.family)}}`
  return [name.family, name.suffix ?? '', name.given].filter(Boolean).map(protect).join(', ')
}

// So do commas and semicolons with keywords.
const keyword = (word: string): string => (/[,;]/.test(word) ? `{${toLatex(word)}}` : toLatex(word))

/** What stands in a field as it is, because styles make links of it. */
const verbatim = (text: string): string =>
  text.replaceAll(/[{}\\]/g, (sign) => encodeURIComponent(sign))

const asLink = (value: string, name: string): Line[] => [[name, verbatim(value)]]

/** What of a work's texts is more than its name and its letters. */
const bibtexRules: Rules<Work> = {
  title: (title, name, { properNouns }) => [[name, toLatexTitle(title, properNouns)]],
  issue: (issue, name, work) => [[isOfIssue(work) ? 'number' : name, toLatex(issue)]],
  number: (number, name, work) => [[isOfIssue(work) ? 'eid' : name, toLatex(number)]],
  genre: (_, name, work) => [[name, toLatex(genreIn(entryType(work), work))]],
  pages: (pages, name) => [[name, toLatex(pageSpan(pages))]],
  doi: asLink,
  pmid: asLink,
  arxivId: (id, name) => [
    [name, verbatim(id)],
    ['archiveprefix', id && 'arXiv'],
  ],
  url: asLink,
  abstract: (text, name) => [[name, toLatex(text.replaceAll(/\s+/g, ' ').trim())]],
}

/** A work as a BibTeX entry that LaTeX accepts and that reads back as the same work. */
export const toBibtex = (work: Work): string => {
  const [year, month, day] = dateParts(work)
  const { title, venue, abstract, ...texts } = writeTexts('bibtex', work, bibtexRules, toLatex)
  const fields: Line[] = [
    ['author', work.authors.map(author).join(' and ')],
    ...title,
    ['editor', work.editors.map(author).join(' and ')],
    ...venue,
    ['year', year ? String(year) : ''],
    ['day', day ? String(day) : ''],
    ...Object.values(texts).flat(),
    [
      'note',
      toLatex(
        [isNoted(work.type) && typeWord(work.type), ...(work.notes ?? [])]
          .filter(Boolean)
          .join('; '),
      ),
    ],
    ['keywords', work.keywords.map(keyword).join(', ')],
    ...abstract,
  ]
  const lines = fields
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `  ${name} = {${value}}`)
  const monthName = month && months[month - 1]
  // A month is written by its macro, which each style spells in its own way.
  if (monthName)
    lines.splice(
      lines.findIndex((line) => line.startsWith('  year')) + 1,
      0,
      `  month = ${monthName}`,
    )
  return `@${entryType(work)}{${work.key},\n${lines.join(',\n')}\n}\n`
}
