import { readName } from '#contract/publication/author-name.ts'
import { trimTrailing } from '#contract/text/without-end.ts'
import { readTexts } from '../format-fields.ts'
import { emptyWork, type Name, type Work } from '../work.ts'
import type { WorkType } from '../work-type.ts'
import { readArxivId } from './arxiv-id.ts'
import { readDateText } from './date.ts'
import { readDoi } from './doi.ts'
import { readLinks } from './links.ts'
import { readMarks } from './marks.ts'
import { notedPmid, plain, readPages, readPmid, readUrl } from './plain.ts'
import {
  checked,
  dateWarning,
  isOthers,
  namesOthers,
  othersWarning,
  type Reading,
  withoutOthers,
} from './reading.ts'
import { firstOf, readRecords, type TaggedRecord, valuesOf } from './tagged.ts'

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

/** Some sources write the DOI into the type of a work. */
const genreOf = (text: string): string => (/\b10\.\d{4}/.test(text) ? '' : text)

const pagesOf = (record: TaggedRecord): string => {
  const [from, to] = [firstOf(record, 'SP'), firstOf(record, 'EP')]
  return readPages(to !== '' && to !== from && !/[-–]/.test(from) ? `${from}-${to}` : from)
}

const dateOf = (record: TaggedRecord): string => {
  const date = firstOf(record, 'DA')
  if (/\d{4}/.test(date)) return date
  const year = firstOf(record, 'PY', 'Y1', 'Y2')
  // EndNote stores the month separately from the year.
  return /^\d{4}$/.test(year) ? `${year} ${date}`.trim() : year
}

const namesOf = (record: TaggedRecord) => valuesOf(record, 'AU', 'A1').map(plain)

/** Reads a name. EndNote ends names of groups with a comma. */
const readRisName = (text: string): Name =>
  text.endsWith(',') ? { literal: trimTrailing(text, ', ') } : readName(text)

const linksOf = (record: TaggedRecord) =>
  readLinks({
    url: valuesOf(record, 'UR', 'L2', 'LK')
      .map((value) => value.trim())
      .join(' '),
    pdf: (record.fields.get('L1') ?? []).map(readUrl).join(' '),
  })

/** EndNote writes one keyword per line, others separate them with semicolons. MEDLINE marks main keywords. */
const keywordsOf = (record: TaggedRecord): string[] =>
  valuesOf(record, 'KW')
    .flatMap((value) => value.split('\n'))
    .flatMap((line) => plain(line).split(';'))
    .map((word) => word.trim().replace(/^\*/, ''))
    .filter(Boolean)

/** Returns the first of these tags that is not empty. Ignores the online date that EndNote writes into ET. */
const textOfTags = (record: TaggedRecord, type: WorkType, tags: readonly string[]): string => {
  const text = firstOf(record, ...tags)
  const isDay = tags.includes('ET') && /^\d{4}[\d/-]{2,6}$/.test(text)
  return type === 'article-journal' && isDay ? '' : text
}

const toWork = (record: TaggedRecord): Work => {
  const type = types[firstOf(record, 'TY').toUpperCase()] ?? 'document'
  const accession = valuesOf(record, 'AN', 'C2', 'PM').find((value) =>
    /pmid|^\d{6,9}$/i.test(value),
  )
  const { url, links } = linksOf(record)
  const texts = readTexts('ris', type, (tags) => textOfTags(record, type, tags))
  return {
    ...emptyWork,
    ...texts,
    key: firstOf(record, 'ID'),
    type,
    authors: readMarks(
      namesOf(record)
        .filter((name) => !isOthers(name))
        .map((name) => readRisName(withoutOthers(name))),
      valuesOf(record, 'N1').map(plain).join(' ; '),
    ),
    editors: valuesOf(record, 'ED', 'A2').map((name) => readRisName(plain(name))),
    ...readDateText(dateOf(record)),
    genre: genreOf(texts.genre),
    pages: pagesOf(record),
    doi: texts.doi || readDoi(firstOf(record, 'M3', 'L3')),
    pmid: readPmid(accession ?? '') || (valuesOf(record, 'N1').map(notedPmid).find(Boolean) ?? ''),
    arxivId: valuesOf(record, 'C1').map(readArxivId).find(Boolean) ?? '',
    url,
    ...(links.length > 0 && { links }),
    keywords: keywordsOf(record),
  }
}

/** Reads RIS records, including the dialects of publishers. */
export const readRis = (text: string, firstLine = 1): Reading[] =>
  readRecords(text, { begins: 'TY', ends: 'ER', firstLine }).map((record) => {
    const work = toWork(record)
    const rest = namesOf(record).some(namesOthers) ? othersWarning : ''
    return checked(record.line, work, rest, dateWarning(dateOf(record), work))
  })
