import { z } from 'zod'
import { createAuthorName, parseAuthorName } from '#contract/publication/author-name.ts'
import { readCitationTexts } from '../format-fields.ts'
import { type AuthorName, type CitedWork, emptyWork } from '../work.ts'
import { type WorkType, workTypes } from '../work-type.ts'
import { parseArxivId } from './arxiv-id.ts'
import { createKnownDate, parseDateText } from './date.ts'
import { findJsonItemLines } from './json-lines.ts'
import { applyAuthorFootnoteMarks } from './marks.ts'
import { findOrcid, findPmidInNote, stripMarkup } from './plain.ts'
import {
  checkParsedWork,
  createDateWarning,
  type EntryParseResult,
  etAlWarning,
  isEtAl,
  mentionsEtAl,
  withoutEtAl,
} from './reading.ts'

const looseText = z
  .union([
    z.string(),
    z.number().transform(String),
    z.array(z.string()).transform((all) => all[0] ?? ''),
  ])
  .catch('')

const cslName = z.object({
  family: looseText.optional(),
  given: looseText.optional(),
  literal: looseText.optional(),
  name: looseText.optional(),
  'non-dropping-particle': looseText.optional(),
  'dropping-particle': looseText.optional(),
  suffix: looseText.optional(),
  ORCID: looseText.optional(),
})
type CslName = z.infer<typeof cslName>

/**
 * Authors or editors. Some programs write a name as one text instead of an object. Invalid names
 * are ignored.
 */
const cslNames = z
  .array(z.union([cslName, z.string().transform((given): CslName => ({ given }))]).catch({}))
  .catch([])

const cslDate = z.preprocess(
  (issued) => (typeof issued === 'object' ? issued : { raw: issued }),
  z
    .object({
      'date-parts': z
        .array(z.array(z.union([z.string(), z.number(), z.null()])))
        .catch([])
        .optional(),
      raw: looseText.optional(),
      literal: looseText.optional(),
    })
    .catch({}),
)

const item = z.looseObject({
  id: looseText.optional(),
  type: looseText.optional(),
  title: looseText,
  author: cslNames.optional(),
  editor: cslNames.optional(),
  issued: cslDate.optional(),
  archive: looseText.optional(),
  archive_location: looseText.optional(),
  number: looseText.optional(),
  keyword: looseText.optional(),
  note: looseText.optional(),
})
type Item = z.infer<typeof item>

/** Types of Crossref, DataCite and later versions of CSL, with the corresponding type of Salus. */
const ourTypeByName: Readonly<Record<string, WorkType>> = {
  article: 'article',
  'article-magazine': 'article-journal',
  'article-newspaper': 'article-journal',
  'journal-article': 'article-journal',
  'review-article': 'article-journal',
  'proceedings-article': 'paper-conference',
  'posted-content': 'article',
  preprint: 'article',
  'book-chapter': 'chapter',
  'edited-book': 'book',
  monograph: 'book',
  dissertation: 'thesis',
  'post-weblog': 'webpage',
}

const typeFrom = (type: string): WorkType =>
  workTypes.find((known) => known === type) ?? ourTypeByName[type.toLowerCase()] ?? 'document'

const nameFrom = (author: CslName): AuthorName | null => {
  const orcid = findOrcid(author.ORCID ?? '')
  const extra = orcid ? { orcid } : {}
  const whole = withoutEtAl(stripMarkup(author.literal || author.name || ''))
  if (whole !== '') return { literal: whole, ...extra }
  const particle = [author['dropping-particle'], author['non-dropping-particle']]
  const family = withoutEtAl(stripMarkup([...particle, author.family].filter(Boolean).join(' ')))
  const given = withoutEtAl(stripMarkup(author.given ?? ''))
  if (family === '') return given === '' ? null : { ...parseAuthorName(given), ...extra }
  return {
    ...createAuthorName(family, given, stripMarkup(author.suffix ?? '')),
    ...extra,
  }
}

const textsOf = ({ literal, name, family, given }: CslName): string[] =>
  [literal || name || [given, family].filter(Boolean).join(' '), given ?? ''].map(stripMarkup)

const isRest = (name: CslName): boolean => isEtAl(textsOf(name)[0] ?? '')

const writtenDate = (issued: Item['issued']) => issued?.raw || issued?.literal || ''

const dateFrom = (issued: Item['issued']) => {
  const [parts = []] = issued?.['date-parts'] ?? []
  const [year = '', month, day] = parts.slice(0, 3).map((part) => String(part ?? ''))
  const known = month === undefined ? parseDateText(year) : createKnownDate(year, month, day)
  return known.date === '' ? parseDateText(writtenDate(issued)) : known
}

const namesFrom = (names: readonly CslName[] = []): AuthorName[] =>
  names.map(nameFrom).filter((name) => name !== null)

const arxivIn = ({ number = '', archive = '', archive_location: place = '' }: Item): string =>
  (/arxiv/i.test(number) ? parseArxivId(number) : '') ||
  (/arxiv/i.test(archive) ? parseArxivId(place) : '')

const firstIn = (csl: Item, names: readonly string[]): string =>
  names.map((name) => looseText.parse(csl[name])).find((text) => text !== '') ?? ''

/** Returns the number of the work, or an empty string if the field only repeats the arXiv number. */
const numberIn = (csl: Item, arxivId: string): string => {
  const number = stripMarkup(csl.number ?? '')
  const own = arxivId !== '' && parseArxivId(number) === arxivId ? '' : number
  return own || stripMarkup(firstIn(csl, ['article-number', 'collection-number']))
}

/** Splits a text into keywords: at semicolons if it contains any, or else at commas. */
const keywordsIn = (written: string): string[] => {
  const text = stripMarkup(written)
  const words = text.split(text.includes(';') ? ';' : ',')
  return words.map((word) => word.trim()).filter(Boolean)
}

const toWork = (csl: Item): CitedWork => {
  const arxivId = arxivIn(csl)
  const type = typeFrom(csl.type ?? '')
  const texts = readCitationTexts('csl', type, (names) => firstIn(csl, names))
  return {
    ...emptyWork,
    ...texts,
    pmid: texts.pmid || findPmidInNote(csl.note ?? ''),
    key: csl.id ?? '',
    type,
    authors: applyAuthorFootnoteMarks(
      namesFrom(csl.author?.filter((name) => !isRest(name))),
      stripMarkup(csl.note ?? ''),
    ),
    editors: namesFrom(csl.editor),
    number: numberIn(csl, arxivId),
    ...dateFrom(csl.issued),
    arxivId,
    keywords: keywordsIn(csl.keyword ?? ''),
  }
}

/** Converts a CSL-JSON item to a work. Returns null if the value is not a CSL item. */
export const workFromCsl = (value: unknown): CitedWork | null => {
  const parsed = item.safeParse(value)
  return parsed.success ? toWork(parsed.data) : null
}

/** Reads a list of CSL-JSON items, a single item, or `{ items: […] }`. */
export const readCsl = (text: string, firstLine = 1): EntryParseResult[] => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return [{ line: firstLine, reason: 'It is not valid JSON' }]
  }
  const wrapped = z.object({ items: z.array(z.unknown()) }).safeParse(value)
  const items = Array.isArray(value) ? value : wrapped.success ? wrapped.data.items : [value]
  const lines = findJsonItemLines(text, firstLine)
  return items.map((each, index) => ({
    ...readItem(each, (lines.length === items.length && lines[index]) || firstLine),
    text: JSON.stringify(each, null, 2),
  }))
}

const readItem = (value: unknown, line: number): EntryParseResult => {
  const parsed = item.safeParse(value)
  if (!parsed.success) return { line, reason: 'It is not an item of CSL-JSON' }
  const { issued, author = [] } = parsed.data
  const work = toWork(parsed.data)
  const date = createDateWarning(writtenDate(issued), work)
  return checkParsedWork(
    line,
    work,
    author.some((name) => textsOf(name).some(mentionsEtAl)) ? etAlWarning : '',
    date,
  )
}
