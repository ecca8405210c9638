import type { Entry } from '@retorquere/bibtex-parser'
import { nameFromParts, writeName } from '#contract/publication/author-name.ts'
import { readCitedTexts } from '../format-fields.ts'
import { type AuthorName, emptyWork, type Work } from '../work.ts'
import { type WorkType, workType } from '../work-type.ts'
import { findMentionedArxivId, readArxivId } from './arxiv-id.ts'
import { keywordTextField, splitKeywords } from './bibtex-keywords.ts'
import { readDate, readDateText, readMonthText } from './date.ts'
import { readDoi } from './doi.ts'
import { readLinks } from './links.ts'
import { applyAuthorMarks } from './marks.ts'
import { findPmidInNote, readAbstract, readPmid, toPlainText, unescapeLatex } from './plain.ts'
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

const named = ({
  name,
  firstName = '',
  lastName = '',
  prefix,
  suffix,
}: Creators[number]): AuthorName => {
  if (name) return { literal: toPlainText(name) }
  const family = toPlainText([prefix, lastName].filter(Boolean).join(' '))
  return nameFromParts(family, toPlainText(firstName), toPlainText(suffix ?? ''))
}

const isRest = (name: AuthorName) => isOthers(writeName(name))

/** Returns the first of these fields that is not empty, as text. */
export const firstFieldText = (fields: Fields, ...names: readonly string[]): string => {
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
  const archive = firstFieldText(fields, 'archiveprefix', 'eprinttype')
  // Mendeley exports arXiv preprints as articles.
  const isOnlyOnArxiv =
    known === 'article-journal' &&
    arxivId !== '' &&
    firstFieldText(fields, ...journalArticleFields) === ''
  const isVague = known === undefined || known === 'webpage' || isOnlyOnArxiv
  if (!isVague) return known
  const noted = workType(toPlainText(firstFieldText(fields, 'note')).split(';', 1)[0] ?? '')
  if (noted === 'dataset' || noted === 'software') return noted
  if (arxivId !== '' || isPreprintServer(archive)) return 'article'
  const named = workType(toPlainText(firstFieldText(fields, 'type')))
  return named === 'document' ? (known ?? 'document') : named
}

const arxivIdOf = (fields: Fields): string => {
  const archive = firstFieldText(fields, 'archiveprefix', 'eprinttype')
  const eprint = archive === '' || /arxiv/i.test(archive) ? firstFieldText(fields, 'eprint') : ''
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
    readArxivId(firstFieldText(fields, 'arxiv')) ||
    (mentions.map((name) => findMentionedArxivId(firstFieldText(fields, name))).find(Boolean) ?? '')
  )
}

const pmidOf = (fields: Fields): string =>
  /^(?:pmid|pubmed)$/i.test(firstFieldText(fields, 'eprinttype', 'archiveprefix').trim())
    ? readPmid(firstFieldText(fields, 'eprint'))
    : ''

const mentionedDoi = (text: string): string => (/doi/i.test(text) ? readDoi(text) : '')

const noteFields = ['note', 'notes', 'annotation', 'annote', 'addendum', 'comment', 'authornote']

const noteOf = (fields: Fields): string =>
  noteFields.map((name) => toPlainText(firstFieldText(fields, name))).join(' ; ')

/**
 * Returns the keywords of an entry. Keywords from a macro could not be renamed, so the parser has already
 * split them.
 */
const keywordsOf = (fields: Entry['fields']): string[] =>
  [
    ...splitKeywords(firstFieldText(fields, keywordTextField)),
    ...(fields.keywords ?? []).map(unescapeLatex),
  ]
    .map(toPlainText)
    .filter(Boolean)

const textsOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, firstFieldText(fields, name)]))

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

/** Returns the numbers of issue and work. BibTeX uses `number` for either, depending on the entry type. */
const numbersOf = (type: string, fields: Fields) => {
  const [number, issue, eid] = [['number'], ['issue'], articleNumberFields].map((names) =>
    toPlainText(firstFieldText(fields, ...names)),
  )
  const isOfIssue =
    /^(?:article|periodical|suppperiodical)$/.test(type) ||
    (/^(?:inproceedings|conference)$/.test(type) && firstFieldText(fields, 'series') === '')
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
  const { month, day } = readMonthText(firstFieldText(fields, 'month'))
  return readDate(firstFieldText(fields, 'year'), month, firstFieldText(fields, 'day') || day)
}

export const bibtexToWork = (entry: Entry, parent: Entry | undefined, abstract?: string): Said => {
  const { type, key } = entry
  const fields = withParent(entry, parent)
  const { author = [], editor = parent?.fields.editor ?? [] } = entry.fields
  const names = author.map(named)
  const arxivId = arxivIdOf(fields)
  const { url, links, warnings } = readLinks(textsOf(fields))
  const written = firstFieldText(fields, 'date') || firstFieldText(fields, 'year')
  const kind = typeOf(type, fields, arxivId)
  const texts = readCitedTexts('bibtex', kind, (names) => firstFieldText(fields, ...names))
  const work: Work = {
    ...emptyWork,
    ...texts,
    key,
    type: kind,
    title: withSubtitle(
      toPlainText(firstFieldText(fields, 'title')),
      toPlainText(firstFieldText(fields, 'subtitle')),
    ),
    authors: applyAuthorMarks(
      names.filter((name) => !isRest(name)),
      noteOf(fields),
    ),
    editors: editor.map(named).filter((name) => !isRest(name)),
    ...(firstFieldText(fields, 'date')
      ? readDateText(firstFieldText(fields, 'date'))
      : dateFrom(fields)),
    venue: texts.venue.replace(/^https?:\/\/\S+$/, ''),
    ...numbersOf(type.toLowerCase(), fields),
    genre: genreOf(type.toLowerCase(), texts.genre),
    doi: texts.doi || mentionedDoi(firstFieldText(fields, 'url', 'note')),
    pmid: texts.pmid || pmidOf(fields) || findPmidInNote(firstFieldText(fields, 'note')),
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
