import type { Entry } from '@retorquere/bibtex-parser'
import { createAuthorName, formatAuthorName } from '#contract/publication/author-name.ts'
import { readCitationTexts } from '../format-fields.ts'
import { type AuthorName, type CitedWork, emptyWork } from '../work.ts'
import { parseWorkType, type WorkType } from '../work-type.ts'
import { findMentionedArxivId, parseArxivId } from './arxiv-id.ts'
import { protectedKeywordField, splitKeywords } from './bibtex-keywords.ts'
import { createKnownDate, parseBibtexMonth, parseDateText } from './date.ts'
import { findFirstDoi } from './doi.ts'
import { readEntryLinks } from './links.ts'
import { applyAuthorFootnoteMarks } from './marks.ts'
import {
  findPmidInNote,
  parsePmid,
  splitAbstractIntoParagraphs,
  stripMarkup,
  unescapeLatex,
} from './plain.ts'
import { isPreprintServer } from './preprint-venue.ts'
import { createDateWarning, etAlWarning, isEtAl } from './reading.ts'
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
  if (name) return { literal: stripMarkup(name) }
  const family = stripMarkup([prefix, lastName].filter(Boolean).join(' '))
  return createAuthorName(family, stripMarkup(firstName), stripMarkup(suffix ?? ''))
}

const isRest = (name: AuthorName) => isEtAl(formatAuthorName(name))

/** Returns the first of these fields that is not empty, as text. */
export const readFirstBibtexField = (fields: Fields, ...names: readonly string[]): string => {
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
  const archive = readFirstBibtexField(fields, 'archiveprefix', 'eprinttype')
  // Mendeley exports arXiv preprints as articles.
  const isOnlyOnArxiv =
    known === 'article-journal' &&
    arxivId !== '' &&
    readFirstBibtexField(fields, ...journalArticleFields) === ''
  const isVague = known === undefined || known === 'webpage' || isOnlyOnArxiv
  if (!isVague) return known
  const noted = parseWorkType(
    stripMarkup(readFirstBibtexField(fields, 'note')).split(';', 1)[0] ?? '',
  )
  if (noted === 'dataset' || noted === 'software') return noted
  if (arxivId !== '' || isPreprintServer(archive)) return 'article'
  const named = parseWorkType(stripMarkup(readFirstBibtexField(fields, 'type')))
  return named === 'document' ? (known ?? 'document') : named
}

const arxivIdOf = (fields: Fields): string => {
  const archive = readFirstBibtexField(fields, 'archiveprefix', 'eprinttype')
  const eprint =
    archive === '' || /arxiv/i.test(archive) ? readFirstBibtexField(fields, 'eprint') : ''
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
    parseArxivId(eprint) ||
    parseArxivId(readFirstBibtexField(fields, 'arxiv')) ||
    (mentions
      .map((name) => findMentionedArxivId(readFirstBibtexField(fields, name)))
      .find(Boolean) ??
      '')
  )
}

const pmidOf = (fields: Fields): string =>
  /^(?:pmid|pubmed)$/i.test(readFirstBibtexField(fields, 'eprinttype', 'archiveprefix').trim())
    ? parsePmid(readFirstBibtexField(fields, 'eprint'))
    : ''

const mentionedDoi = (text: string): string => (/doi/i.test(text) ? findFirstDoi(text) : '')

const noteFields = ['note', 'notes', 'annotation', 'annote', 'addendum', 'comment', 'authornote']

const noteOf = (fields: Fields): string =>
  noteFields.map((name) => stripMarkup(readFirstBibtexField(fields, name))).join(' ; ')

/**
 * Returns the keywords of an entry: from the renamed field, which must be split, or from
 * `keywords`, which the parser has split. The latter remains if the keywords came from a macro.
 */
const keywordsOf = (fields: Entry['fields']): string[] =>
  [
    ...splitKeywords(readFirstBibtexField(fields, protectedKeywordField)),
    ...(fields.keywords ?? []).map(unescapeLatex),
  ]
    .map(stripMarkup)
    .filter(Boolean)

const textsOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, readFirstBibtexField(fields, name)]))

interface Said {
  readonly work: CitedWork
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
  // BibTeX exports of Salus use these types if the genre is unknown.
  thesis: '',
  report: '',
}

const genreOf = (type: string, said: string): string =>
  said === '' ? (genreByEntryType[type] ?? '') : (genreByEntryType[said.toLowerCase()] ?? said)

const articleNumberFields = ['eid', 'articleno', 'article-number', 'elocation-id']

/** Fields that a work keeps, but not as a text of its own. */
export const furtherBibtexFields: readonly string[] = [
  ...['author', 'editor', 'year', 'month', 'day', 'date', 'subtitle', 'keywords', 'keyword'],
  ...['eprint', 'eprinttype', 'archiveprefix', 'primaryclass', 'arxiv', 'crossref', 'xdata'],
  ...articleNumberFields,
]

/** Returns the numbers of issue and work. BibTeX uses `number` for either, depending on the entry type. */
const numbersOf = (type: string, fields: Fields) => {
  const [number, issue, eid] = [['number'], ['issue'], articleNumberFields].map((names) =>
    stripMarkup(readFirstBibtexField(fields, ...names)),
  )
  const isOfIssue =
    /^(?:article|periodical|suppperiodical)$/.test(type) ||
    (/^(?:inproceedings|conference)$/.test(type) && readFirstBibtexField(fields, 'series') === '')
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
  const { month, day } = parseBibtexMonth(readFirstBibtexField(fields, 'month'))
  return createKnownDate(
    readFirstBibtexField(fields, 'year'),
    month,
    readFirstBibtexField(fields, 'day') || day,
  )
}

export const workFromBibtex = (
  entry: Entry,
  parent: Entry | undefined,
  abstract?: string,
): Said => {
  const { type, key } = entry
  const fields = withParent(entry, parent)
  const { author = [], editor = parent?.fields.editor ?? [] } = entry.fields
  const names = author.map(named)
  const arxivId = arxivIdOf(fields)
  const { url, links, warnings } = readEntryLinks(textsOf(fields))
  const written = readFirstBibtexField(fields, 'date') || readFirstBibtexField(fields, 'year')
  const kind = typeOf(type, fields, arxivId)
  const texts = readCitationTexts('bibtex', kind, (names) => readFirstBibtexField(fields, ...names))
  const work: CitedWork = {
    ...emptyWork,
    ...texts,
    key,
    type: kind,
    title: withSubtitle(
      stripMarkup(readFirstBibtexField(fields, 'title')),
      stripMarkup(readFirstBibtexField(fields, 'subtitle')),
    ),
    authors: applyAuthorFootnoteMarks(
      names.filter((name) => !isRest(name)),
      noteOf(fields),
    ),
    editors: editor.map(named).filter((name) => !isRest(name)),
    ...(readFirstBibtexField(fields, 'date')
      ? parseDateText(readFirstBibtexField(fields, 'date'))
      : dateFrom(fields)),
    venue: texts.venue.replace(/^https?:\/\/\S+$/, ''),
    ...numbersOf(type.toLowerCase(), fields),
    genre: genreOf(type.toLowerCase(), texts.genre),
    doi: texts.doi || mentionedDoi(readFirstBibtexField(fields, 'url', 'note')),
    pmid: texts.pmid || pmidOf(fields) || findPmidInNote(readFirstBibtexField(fields, 'note')),
    arxivId,
    url,
    ...(links.length > 0 && { links }),
    ...(abstract !== undefined && { abstract: splitAbstractIntoParagraphs(abstract) }),
    keywords: keywordsOf(entry.fields),
  }
  return {
    work,
    warnings: [
      names.some(isRest) ? etAlWarning : '',
      createDateWarning(written, work),
      ...warnings,
    ],
  }
}
