import type { Entry } from '@retorquere/bibtex-parser'
import { inParts, writeName } from '#contract/publication/author-name.ts'
import { readTexts } from '../format-fields.ts'
import { emptyWork, type Name, type Work } from '../work.ts'
import { type WorkType, workType } from '../work-type.ts'
import { mentionedArxivId, readArxivId } from './arxiv-id.ts'
import { keywordField, splitKeywords } from './bibtex-keywords.ts'
import { readDate, readDateText, readMonthText } from './date.ts'
import { readDoi } from './doi.ts'
import { readLinks } from './links.ts'
import { readMarks } from './marks.ts'
import { notedPmid, plain, readAbstract, readPmid, unescaped } from './plain.ts'
import { isPreprintServer } from './preprint-venue.ts'
import { dateWarning, isOthers, othersWarning } from './reading.ts'
import { withSubtitle } from './subtitle.ts'

const types: Readonly<Record<string, WorkType>> = {
  article: 'article-journal',
  inproceedings: 'paper-conference',
  conference: 'paper-conference',
  incollection: 'chapter',
  inbook: 'chapter',
  book: 'book',
  collection: 'book',
  proceedings: 'book',
  phdthesis: 'thesis',
  mastersthesis: 'thesis',
  thesis: 'thesis',
  techreport: 'report',
  report: 'report',
  manual: 'report',
  unpublished: 'article',
  preprint: 'article',
  dataset: 'dataset',
  software: 'software',
  patent: 'patent',
  online: 'webpage',
  presentation: 'speech',
}

type Fields = Readonly<Record<string, unknown>>
type Creators = NonNullable<Entry['fields']['author']>

const named = ({ name, firstName = '', lastName = '', prefix, suffix }: Creators[number]): Name => {
  if (name) return { literal: plain(name) }
  const family = plain([prefix, lastName].filter(Boolean).join(' '))
  return inParts(family, plain(firstName), plain(suffix ?? ''))
}

const isRest = (name: Name) => isOthers(writeName(name))

/** Returns the first of these fields that is not empty, as text. */
export const first = (fields: Fields, ...names: readonly string[]): string => {
  for (const name of names) {
    const value = fields[name]
    const text = Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : ''
    if (text.trim() !== '') return text
  }
  return ''
}

const journalArticleFields = [
  'journal',
  'journaltitle',
  'doi',
  'volume',
  'number',
  'pages',
  'publisher',
]

const typeOf = (type: string, fields: Fields, arxivId: string): WorkType => {
  const known = types[type.toLowerCase()]
  const archive = first(fields, 'archiveprefix', 'eprinttype')
  // Mendeley exports arXiv preprints as articles.
  const isOnlyOnArxiv =
    known === 'article-journal' && arxivId !== '' && first(fields, ...journalArticleFields) === ''
  const isVague = known === undefined || known === 'webpage' || isOnlyOnArxiv
  if (!isVague) return known
  const noted = workType(plain(first(fields, 'note')).split(';', 1)[0] ?? '')
  if (noted === 'dataset' || noted === 'software') return noted
  if (arxivId !== '' || isPreprintServer(archive)) return 'article'
  const named = workType(plain(first(fields, 'type')))
  return named === 'document' ? (known ?? 'document') : named
}

const arxivIdOf = (fields: Fields): string => {
  const archive = first(fields, 'archiveprefix', 'eprinttype')
  const eprint = archive === '' || /arxiv/i.test(archive) ? first(fields, 'eprint') : ''
  const mentions = [
    'eprint',
    'journal',
    'journaltitle',
    'howpublished',
    'note',
    'url',
    'html',
    'pdf',
  ]
  return (
    readArxivId(eprint) ||
    readArxivId(first(fields, 'arxiv')) ||
    (mentions.map((name) => mentionedArxivId(first(fields, name))).find(Boolean) ?? '')
  )
}

const pmidOf = (fields: Fields): string =>
  /^(?:pmid|pubmed)$/i.test(first(fields, 'eprinttype', 'archiveprefix').trim())
    ? readPmid(first(fields, 'eprint'))
    : ''

const mentionedDoi = (text: string): string => (/doi/i.test(text) ? readDoi(text) : '')

const noteFields = ['note', 'notes', 'annotation', 'annote', 'addendum', 'comment', 'authornote']

const noteOf = (fields: Fields): string =>
  noteFields.map((name) => plain(first(fields, name))).join(' ; ')

/** Keywords from a macro cannot be renamed and were split by the parser. */
const keywordsOf = (fields: Entry['fields']): string[] =>
  [...splitKeywords(first(fields, keywordField)), ...(fields.keywords ?? []).map(unescaped)]
    .map(plain)
    .filter(Boolean)

const textsOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, first(fields, name)]))

interface Said {
  readonly work: Work
  readonly warnings: readonly string[]
}

const genreByEntryType: Readonly<Record<string, string>> = {
  phdthesis: 'PhD thesis',
  mastersthesis: "Master's thesis",
  mathesis: "Master's thesis",
  bathesis: "Bachelor's thesis",
  techreport: 'Technical report',
  resreport: 'Research report',
  patentus: 'U.S. Patent',
  patenteu: 'European Patent',
  // Our own export writes these types if the genre is unknown.
  thesis: '',
  report: '',
}

const genreOf = (type: string, said: string): string =>
  said === '' ? (genreByEntryType[type] ?? '') : (genreByEntryType[said.toLowerCase()] ?? said)

const articleNumberFields = ['eid', 'articleno', 'article-number', 'elocation-id']

/** Returns the numbers of issue and work. Both use the same field, depending on the type. */
const numbersOf = (type: string, fields: Fields) => {
  const [number, issue, eid] = [['number'], ['issue'], articleNumberFields].map((names) =>
    plain(first(fields, ...names)),
  )
  const isOfIssue =
    /^(?:article|periodical|suppperiodical)$/.test(type) ||
    (/^(?:inproceedings|conference)$/.test(type) && first(fields, 'series') === '')
  return isOfIssue
    ? { issue: number || issue || '', number: eid ?? '' }
    : { issue: issue ?? '', number: number || eid || '' }
}

const fieldsFromCrossref = ['year', 'month', 'date', 'publisher', 'volume', 'url', 'series']

const withParent = (entry: Entry, parent: Entry | undefined): Fields =>
  parent
    ? {
        ...Object.fromEntries(fieldsFromCrossref.map((name) => [name, parent.fields[name]])),
        booktitle: parent.fields.booktitle ?? parent.fields.title,
        ...entry.fields,
      }
    : entry.fields

const dateFrom = (fields: Fields) => {
  const { month, day } = readMonthText(first(fields, 'month'))
  return readDate(first(fields, 'year'), month, first(fields, 'day') || day)
}

export const toWork = (entry: Entry, parent: Entry | undefined, abstract?: string): Said => {
  const { type, key } = entry
  const fields = withParent(entry, parent)
  const { author = [], editor = parent?.fields.editor ?? [] } = entry.fields
  const names = author.map(named)
  const arxivId = arxivIdOf(fields)
  const { url, links, warnings } = readLinks(textsOf(fields))
  const written = first(fields, 'date') || first(fields, 'year')
  const kind = typeOf(type, fields, arxivId)
  const texts = readTexts('bibtex', kind, (names) => first(fields, ...names))
  const work: Work = {
    ...emptyWork,
    ...texts,
    key,
    type: kind,
    title: withSubtitle(plain(first(fields, 'title')), plain(first(fields, 'subtitle'))),
    authors: readMarks(
      names.filter((name) => !isRest(name)),
      noteOf(fields),
    ),
    editors: editor.map(named).filter((name) => !isRest(name)),
    ...(first(fields, 'date') ? readDateText(first(fields, 'date')) : dateFrom(fields)),
    venue: texts.venue.replace(/^https?:\/\/\S+$/, ''),
    ...numbersOf(type.toLowerCase(), fields),
    genre: genreOf(type.toLowerCase(), texts.genre),
    doi: texts.doi || mentionedDoi(first(fields, 'url', 'note')),
    pmid: texts.pmid || pmidOf(fields) || notedPmid(first(fields, 'note')),
    arxivId,
    url,
    ...(links.length > 0 && { links }),
    ...(abstract !== undefined && { abstract: readAbstract(abstract) }),
    keywords: keywordsOf(entry.fields),
  }
  return {
    work,
    warnings: [names.some(isRest) ? othersWarning : '', dateWarning(written, work), ...warnings],
  }
}
