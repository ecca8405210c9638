import { parseAuthorName } from '#contract/publication/author-name.ts'
import {
  type CitationFieldLine,
  type CitationTextRules,
  writeCitationFields,
} from './format-fields.ts'
import { formatPageSpan } from './styles/parts.ts'
import { type AuthorName, type CitedWork, datePartsOf } from './work.ts'
import type { WorkType } from './work-type.ts'

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

/** Ends the name of a group with a comma, as EndNote does, if it would be read as a person. */
const groupName = (name: string): string => ('literal' in parseAuthorName(name) ? name : `${name},`)

const author = (name: AuthorName): string =>
  'literal' in name
    ? groupName(name.literal)
    : [name.family, name.given, name.suffix].filter(Boolean).join(', ')

const twoDigits = (number: number) => String(number).padStart(2, '0')

const risRules: CitationTextRules<CitedWork> = {
  // Zotero and EndNote take the conference from the usual tag for venues, and the title of the
  // proceedings from C3.
  venue: (venue, name, { type }) => [
    [name, venue],
    ['C3', type === 'paper-conference' ? venue : ''],
  ],
  pages: (pages, name) => {
    const [first = '', last = ''] = formatPageSpan(pages).split('–')
    return [
      [name, first],
      ['EP', last],
    ]
  },
  pmid: (pmid, name) => [[name, pmid && `PMID:${pmid}`]],
  arxivId: (id, name) => [[name, id && `arXiv:${id}`]],
}

export const toRis = (work: CitedWork): string => {
  const [year, month, day] = datePartsOf(work)
  const date = [year, month, day].map((part) => (part ? twoDigits(part) : '')).join('/')
  const { title, abstract, ...texts } = writeCitationFields('ris', work, risRules)
  const lines: CitationFieldLine[] = [
    ['TY', types[work.type]],
    ['ID', work.key],
    ...title,
    ...work.authors.map((name): CitationFieldLine => ['AU', author(name)]),
    ...work.editors.map((name): CitationFieldLine => ['ED', author(name)]),
    ['PY', year ? String(year) : ''],
    ['DA', year ? `${date}/` : ''],
    ...Object.values(texts).flat(),
    ['L1', work.pdf ?? ''],
    ...(work.notes ?? []).map((note): CitationFieldLine => ['N1', note]),
    ...work.keywords.map((word): CitationFieldLine => ['KW', word]),
    ...abstract,
  ]
  const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  return `${lines
    .filter(([, value]) => value !== '')
    .map(([tag, value]) => `${tag}  - ${oneLine(value)}\r\n`)
    .join('')}ER  - \r\n`
}
