import { parseAuthorName } from '#contract/publication/author-name.ts'
import { trimTrailing } from '#contract/text/without-end.ts'
import { readCitationTexts } from '../format-fields.ts'
import { type AuthorName, type CitedWork, emptyWork } from '../work.ts'
import type { WorkType } from '../work-type.ts'
import { parseArxivId } from './arxiv-id.ts'
import { parseDateText } from './date.ts'
import { findFirstDoi } from './doi.ts'
import { readEntryLinks } from './links.ts'
import { applyAuthorFootnoteMarks } from './marks.ts'
import {
  findPmidInNote,
  normalisePageRanges,
  parseCitationUrl,
  parsePmid,
  stripMarkup,
} from './plain.ts'
import {
  checkParsedWork,
  createDateWarning,
  type EntryParseResult,
  etAlWarning,
  isEtAl,
  mentionsEtAl,
  withoutEtAl,
} from './reading.ts'
import { firstValueOfTags, parseTaggedRecords, type TaggedRecord, valuesOfTags } from './tagged.ts'

const types: Readonly<Record<string, WorkType>> = {
  JOUR: 'article-journal',
  JFULL: 'article-journal',
  MGZN: 'article-journal',
  EJOUR: 'article-journal',
  INPR: 'article-journal',
  CONF: 'paper-conference',
  CPAPER: 'paper-conference',
  UNPB: 'article',
  MANSCPT: 'article',
  CHAP: 'chapter',
  ECHAP: 'chapter',
  BOOK: 'book',
  EBOOK: 'book',
  EDBOOK: 'book',
  THES: 'thesis',
  RPRT: 'report',
  DATA: 'dataset',
  COMP: 'software',
  SLIDE: 'speech',
  HEAR: 'speech',
  PAT: 'patent',
  ELEC: 'webpage',
  BLOG: 'webpage',
}

/** Returns the genre, or an empty string if it contains a DOI, which some sources write into this field. */
const genreOf = (text: string): string => (/\b10\.\d{4}/.test(text) ? '' : text)

const pagesOf = (record: TaggedRecord): string => {
  const [from, to] = [firstValueOfTags(record, 'SP'), firstValueOfTags(record, 'EP')]
  return normalisePageRanges(
    to !== '' && to !== from && !/[-–]/.test(from) ? `${from}-${to}` : from,
  )
}

const dateOf = (record: TaggedRecord): string => {
  const date = firstValueOfTags(record, 'DA')
  if (/\d{4}/.test(date)) return date
  const year = firstValueOfTags(record, 'PY', 'Y1', 'Y2')
  // EndNote stores the month separately from the year.
  return /^\d{4}$/.test(year) ? `${year} ${date}`.trim() : year
}

const namesOf = (record: TaggedRecord) => valuesOfTags(record, 'AU', 'A1').map(stripMarkup)

/** Reads a name. EndNote ends names of groups with a comma. */
const readRisName = (text: string): AuthorName =>
  text.endsWith(',') ? { literal: trimTrailing(text, ', ') } : parseAuthorName(text)

const linksOf = (record: TaggedRecord) =>
  readEntryLinks({
    url: valuesOfTags(record, 'UR', 'L2', 'LK')
      .map((value) => value.trim())
      .join(' '),
    pdf: (record.fields.get('L1') ?? []).map(parseCitationUrl).join(' '),
  })

/**
 * Returns the keywords of a RIS record. EndNote writes one keyword per line, others separate them with
 * semicolons. MEDLINE marks main keywords.
 */
const keywordsOf = (record: TaggedRecord): string[] =>
  valuesOfTags(record, 'KW')
    .flatMap((value) => value.split('\n'))
    .flatMap((line) => stripMarkup(line).split(';'))
    .map((word) => word.trim().replace(/^\*/, ''))
    .filter(Boolean)

/** Returns the first of these tags that is not empty. Ignores the online date that EndNote writes into ET. */
const textOfTags = (record: TaggedRecord, type: WorkType, tags: readonly string[]): string => {
  const text = firstValueOfTags(record, ...tags)
  const isDay = tags.includes('ET') && /^\d{4}[\d/-]{2,6}$/.test(text)
  return type === 'article-journal' && isDay ? '' : text
}

const toWork = (record: TaggedRecord): CitedWork => {
  const type = types[firstValueOfTags(record, 'TY').toUpperCase()] ?? 'document'
  const accession = valuesOfTags(record, 'AN', 'C2', 'PM').find((value) =>
    /pmid|^\d{6,9}$/i.test(value),
  )
  const { url, links } = linksOf(record)
  const texts = readCitationTexts('ris', type, (tags) => textOfTags(record, type, tags))
  return {
    ...emptyWork,
    ...texts,
    key: firstValueOfTags(record, 'ID'),
    type,
    authors: applyAuthorFootnoteMarks(
      namesOf(record)
        .filter((name) => !isEtAl(name))
        .map((name) => readRisName(withoutEtAl(name))),
      valuesOfTags(record, 'N1').map(stripMarkup).join(' ; '),
    ),
    editors: valuesOfTags(record, 'ED', 'A2').map((name) => readRisName(stripMarkup(name))),
    ...parseDateText(dateOf(record)),
    genre: genreOf(texts.genre),
    pages: pagesOf(record),
    doi: texts.doi || findFirstDoi(firstValueOfTags(record, 'M3', 'L3')),
    pmid:
      parsePmid(accession ?? '') ||
      (valuesOfTags(record, 'N1').map(findPmidInNote).find(Boolean) ?? ''),
    arxivId: valuesOfTags(record, 'C1').map(parseArxivId).find(Boolean) ?? '',
    url,
    ...(links.length > 0 && { links }),
    keywords: keywordsOf(record),
  }
}

/** Parses RIS records, including the deviations of publishers from the format. */
export const readRis = (text: string, firstLine = 1): EntryParseResult[] =>
  parseTaggedRecords(text, { begins: 'TY', ends: 'ER', firstLine }).map((record) => {
    const work = toWork(record)
    const rest = namesOf(record).some(mentionsEtAl) ? etAlWarning : ''
    return checkParsedWork(record.line, work, rest, createDateWarning(dateOf(record), work))
  })
