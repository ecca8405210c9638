import { pageSpan } from './styles/parts.ts'
import { dateParts, type Name, type Work, type WorkType } from './work.ts'

const types: Readonly<Record<WorkType, string>> = {
  'article-journal': 'JOUR',
  'paper-conference': 'CPAPER',
  article: 'UNPB',
  chapter: 'CHAP',
  book: 'BOOK',
  thesis: 'THES',
  report: 'RPRT',
  dataset: 'DATA',
  software: 'COMP',
  speech: 'SLIDE',
  patent: 'PAT',
  webpage: 'ELEC',
  document: 'GEN',
}

/** Where citation managers look for the number of a work. */
const numberTags: Readonly<Partial<Record<WorkType, string>>> = {
  'article-journal': 'C7',
  'paper-conference': 'C7',
  report: 'SN',
  patent: 'SN',
}

const author = (name: Name): string =>
  'literal' in name
    ? name.literal
    : [name.family, name.given, name.suffix].filter(Boolean).join(', ')

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** A work as a RIS record, with the line ends the format asks for. */
export const toRis = (work: Work): string => {
  const [year, month, day] = dateParts(work)
  const [firstPage = '', lastPage = ''] = pageSpan(work.pages).split('–')
  const date = [year, month, day].map((part) => (part ? twoDigits(part) : '')).join('/')
  const lines: [tag: string, value: string][] = [
    ['TY', types[work.type]],
    ['ID', work.key],
    ['TI', work.title],
    ...work.authors.map((name): [string, string] => ['AU', author(name)]),
    ...work.editors.map((name): [string, string] => ['ED', author(name)]),
    ['T2', work.venue],
    ['T3', work.series],
    ['VL', work.volume],
    ['IS', work.issue],
    ['SP', firstPage],
    ['EP', lastPage],
    ['PY', year ? String(year) : ''],
    ['DA', year ? `${date}/` : ''],
    [numberTags[work.type] ?? 'M1', work.number],
    ['ET', work.edition],
    ['M3', work.genre],
    ['PB', work.publisher],
    ...(work.notes ?? []).map((note): [string, string] => ['N1', note]),
    ['DO', work.doi],
    ['AN', work.pmid && `PMID:${work.pmid}`],
    ['C1', work.arxivId && `arXiv:${work.arxivId}`],
    ['UR', work.url],
    ...work.keywords.map((word): [string, string] => ['KW', word]),
    ['AB', work.abstract],
  ]
  const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  return `${lines
    .filter(([, value]) => value !== '')
    .map(([tag, value]) => `${tag}  - ${oneLine(value)}\r\n`)
    .join('')}ER  - \r\n`
}
