import { toLatex, toLatexTitle } from './latex.ts'
import { pageSpan } from './styles/parts.ts'
import { dateParts, type Name, type Work, type WorkType } from './work.ts'
import { degreeOf } from './work-type.ts'

const entryTypes: Readonly<Record<WorkType, string>> = {
  'article-journal': 'article',
  'paper-conference': 'inproceedings',
  article: 'misc',
  chapter: 'incollection',
  book: 'book',
  thesis: 'phdthesis',
  report: 'techreport',
  dataset: 'dataset',
  software: 'software',
  speech: 'misc',
  patent: 'patent',
  webpage: 'misc',
  document: 'misc',
}

const venueFields: Readonly<Partial<Record<WorkType, string>>> = {
  'article-journal': 'journal',
  'paper-conference': 'booktitle',
  chapter: 'booktitle',
}

/** Which field names whoever published a work. */
const publisherFields: Readonly<Partial<Record<WorkType, string>>> = {
  thesis: 'school',
  report: 'institution',
}

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
  return entry in ownGenres ? ({ thesis: 'Thesis', report: 'Report' }[String(type)] ?? '') : ''
}

/** In a journal `number` is that of the issue, in most others that of the work. */
const numbers = (entry: string, { issue, number, series }: Work): [string, string][] =>
  entry === 'article' || (entry === 'inproceedings' && series === '')
    ? [
        ['number', toLatex(issue)],
        ['eid', toLatex(number)],
      ]
    : [
        ['issue', toLatex(issue)],
        ['number', toLatex(number)],
      ]

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

// A word "and" between two authors parts them, so that a name which has one is put in braces.
const author = (name: Name): string => {
  if ('literal' in name) return `{${toLatex(name.literal)}}`
  const protect = (text: string) => (/\band\b|,/i.test(text) ? `{${toLatex(text)}}` : toLatex(text))
  if (name.given === '') return `{${toLatex(name.family)}}`
  return [name.family, name.suffix ?? '', name.given].filter(Boolean).map(protect).join(', ')
}

/** What stands in a field as it is, because styles make links of it. */
const verbatim = (text: string): string =>
  text.replaceAll(/[{}\\]/g, (sign) => encodeURIComponent(sign))

/** A work as a BibTeX entry that LaTeX accepts and that reads back as the same work. */
export const toBibtex = (work: Work): string => {
  const [year, month, day] = dateParts(work)
  const type = entryType(work)
  const fields: [name: string, value: string][] = [
    ['author', work.authors.map(author).join(' and ')],
    ['title', toLatexTitle(work.title, work.properNouns)],
    ['editor', work.editors.map(author).join(' and ')],
    [venueFields[work.type] ?? 'howpublished', toLatex(work.venue)],
    ['year', year ? String(year) : ''],
    ['day', day ? String(day) : ''],
    ['volume', toLatex(work.volume)],
    ...numbers(type, work),
    ['series', toLatex(work.series)],
    ['edition', toLatex(work.edition)],
    ['type', toLatex(genreIn(type, work))],
    ['pages', toLatex(pageSpan(work.pages))],
    [publisherFields[work.type] ?? 'publisher', toLatex(work.publisher)],
    ['note', toLatex(work.notes?.join('; ') ?? '')],
    ['doi', verbatim(work.doi)],
    ['pmid', verbatim(work.pmid)],
    ['eprint', verbatim(work.arxivId)],
    ['archiveprefix', work.arxivId && 'arXiv'],
    ['url', verbatim(work.url)],
    ['keywords', work.keywords.map(toLatex).join(', ')],
    ['abstract', toLatex(work.abstract.replaceAll(/\s+/g, ' ').trim())],
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
  return `@${type}{${work.key},\n${lines.join(',\n')}\n}\n`
}
