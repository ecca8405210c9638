import {
  type CitationFieldLine,
  type CitationTextRules,
  writeCitationFields,
} from './format-fields.ts'
import { toLatex, toLatexTitle } from './latex.ts'
import { formatPageSpan } from './styles/parts.ts'
import { type AuthorName, type CitedWork, datePartsOf } from './work.ts'
import { thesisDegreeOf, type WorkType, workTypeLabel } from './work-type.ts'

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

/**
 * Whether the type is written as a note. Most bibliography styles have no entry type for data sets and
 * software, but all print notes.
 */
const isNoted = (type: WorkType): boolean => type === 'dataset' || type === 'software'

const entryType = ({ type, genre }: CitedWork): string =>
  type === 'thesis' && thesisDegreeOf(genre) === 'master' ? 'mastersthesis' : entryTypes[type]

const impliedGenres: Readonly<Record<string, string>> = {
  phdthesis: 'PhD thesis',
  mastersthesis: "Master's thesis",
  techreport: 'Technical report',
}

/** Returns the value of `type`, or an empty string if the entry type already implies the genre. */
const genreIn = (entry: string, { type, genre }: CitedWork): string => {
  if (genre !== '') return genre === impliedGenres[entry] ? '' : genre
  if (entry === 'misc') return type === 'document' || isNoted(type) ? '' : workTypeLabel(type)
  return entry in impliedGenres ? ({ thesis: 'Thesis', report: 'Report' }[String(type)] ?? '') : ''
}

/**
 * Whether BibTeX's `number` is the number of the issue. In most entry types it is the number of the work
 * itself.
 */
const isOfIssue = (work: CitedWork): boolean => {
  const entry = entryType(work)
  return entry === 'article' || (entry === 'inproceedings' && work.series === '')
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

// BibTeX splits authors at the word "and". Braces protect names that contain it.
const author = (name: AuthorName): string => {
  if ('literal' in name) return `{${toLatex(name.literal)}}`
  const protect = (text: string) => (/\band\b|,/i.test(text) ? `{${toLatex(text)}}` : toLatex(text))
  if (name.given === '') return `{${toLatex(name.family)}}`
  return [name.family, name.suffix ?? '', name.given].filter(Boolean).map(protect).join(', ')
}

const keyword = (word: string): string => (/[,;]/.test(word) ? `{${toLatex(word)}}` : toLatex(word))

/**
 * Percent-encodes braces and backslashes in a URL. LaTeX cannot escape characters in fields that bibliography
 * styles turn into links.
 */
const verbatim = (text: string): string =>
  text.replaceAll(/[{}\\]/g, (sign) => encodeURIComponent(sign))

const asLink = (value: string, name: string): CitationFieldLine[] => [[name, verbatim(value)]]

const bibtexRules: CitationTextRules<CitedWork> = {
  title: (title, name, { properNouns }) => [[name, toLatexTitle(title, properNouns)]],
  issue: (issue, name, work) => [[isOfIssue(work) ? 'number' : name, toLatex(issue)]],
  number: (number, name, work) => [[isOfIssue(work) ? 'eid' : name, toLatex(number)]],
  genre: (_, name, work) => [[name, toLatex(genreIn(entryType(work), work))]],
  pages: (pages, name) => [[name, toLatex(formatPageSpan(pages))]],
  doi: asLink,
  pmid: asLink,
  arxivId: (id, name) => [
    [name, verbatim(id)],
    ['archiveprefix', id && 'arXiv'],
  ],
  url: asLink,
  abstract: (text, name) => [[name, toLatex(text.replaceAll(/\s+/g, ' ').trim())]],
}

export const toBibtex = (work: CitedWork): string => {
  const [year, month, day] = datePartsOf(work)
  const { title, venue, abstract, ...texts } = writeCitationFields(
    'bibtex',
    work,
    bibtexRules,
    toLatex,
  )
  const fields: CitationFieldLine[] = [
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
        [isNoted(work.type) && workTypeLabel(work.type), ...(work.notes ?? [])]
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
  // Months are written as BibTeX macros, so that each bibliography style can format them.
  if (monthName)
    lines.splice(
      lines.findIndex((line) => line.startsWith('  year')) + 1,
      0,
      `  month = ${monthName}`,
    )
  return `@${entryType(work)}{${work.key},\n${lines.join(',\n')}\n}\n`
}
