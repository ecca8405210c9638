import { toLatex, toLatexTitle } from './latex.ts'
import { dateParts, type Name, type Work, type WorkType } from './work.ts'

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
  patent: 'misc',
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

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

// A word "and" between two authors parts them, so that a name which has one is put in braces.
const author = (name: Name): string => {
  if ('literal' in name) return `{${toLatex(name.literal)}}`
  const protect = (text: string) => (/\band\b|,/i.test(text) ? `{${toLatex(text)}}` : toLatex(text))
  return name.given === ''
    ? `{${toLatex(name.family)}}`
    : `${protect(name.family)}, ${protect(name.given)}`
}

/** What stands in a field as it is, because styles make links of it. */
const verbatim = (text: string): string =>
  text.replaceAll(/[{}\\]/g, (sign) => encodeURIComponent(sign))

/** A work as a BibTeX entry that LaTeX accepts and that reads back as the same work. */
export const toBibtex = (work: Work): string => {
  const [year, month, day] = dateParts(work)
  const fields: [name: string, value: string][] = [
    ['author', work.authors.map(author).join(' and ')],
    ['title', toLatexTitle(work.title)],
    [venueFields[work.type] ?? 'howpublished', toLatex(work.venue)],
    ['year', year ? String(year) : ''],
    ['day', day ? String(day) : ''],
    ['volume', toLatex(work.volume)],
    ['number', toLatex(work.issue)],
    ['pages', toLatex(work.pages.replaceAll(/\s*[-–]+\s*/g, '–'))],
    [publisherFields[work.type] ?? 'publisher', toLatex(work.publisher)],
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
  if (monthName) lines.splice(4, 0, `  month = ${monthName}`)
  return `@${entryTypes[work.type]}{${work.key},\n${lines.join(',\n')}\n}\n`
}
