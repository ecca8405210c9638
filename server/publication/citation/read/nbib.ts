import { parseAuthorName } from '#contract/publication/author-name.ts'
import { readCitationTexts } from '../format-fields.ts'
import { type AuthorName, type CitedWork, emptyWork } from '../work.ts'
import type { WorkType } from '../work-type.ts'
import { parseDateText } from './date.ts'
import { findFirstDoi } from './doi.ts'
import { findOrcid, stripMarkup } from './plain.ts'
import {
  checkParsedWork,
  createDateWarning,
  type EntryParseResult,
  etAlWarning,
  isEtAl,
} from './reading.ts'
import {
  firstValueOfTags,
  parseTaggedRecords,
  type TaggedRecord,
  taggedLinesOf,
  valuesOfTags,
} from './tagged.ts'

const typeOf = (record: TaggedRecord): WorkType => {
  const kinds = valuesOfTags(record, 'PT').join('; ').toLowerCase()
  if (kinds.includes('preprint')) return 'article'
  if (kinds.includes('dataset')) return 'dataset'
  return record.fields.has('BTI') ? 'chapter' : 'article-journal'
}

const withoutStop = (text: string) => text.replace(/\.$/, '')

/** Removes the final full stop of a title, and the brackets around a translated one. */
export const cleanPubmedTitle = (text: string): string =>
  withoutStop(withoutStop(text).replace(/^\[([^[\]]*)\]$/, '$1'))

/**
 * Returns the authors of a PubMed record. `FAU` has full given names, `AU` only initials, and `CN`
 * is an institution. `AUID` may contain the ORCID iD of the author before it.
 */
const authorsOf = (record: TaggedRecord): AuthorName[] => {
  const names: AuthorName[] = []
  const person = valuesOfTags(record, 'FAU').length > 0 ? 'FAU' : 'AU'
  for (const { tag, value } of taggedLinesOf(record)) {
    const last = names.at(-1)
    const orcid = tag === 'AUID' ? findOrcid(value) : undefined
    if (value === '' || isEtAl(value)) continue
    if (tag === person) names.push(parseAuthorName(stripMarkup(value)))
    else if (tag === 'CN') names.push({ literal: stripMarkup(value) })
    else if (orcid && last) names[names.length - 1] = { ...last, orcid }
  }
  return names
}

const toWork = (record: TaggedRecord): CitedWork => {
  const ids = [...(record.fields.get('LID') ?? []), ...(record.fields.get('AID') ?? [])]
  const type = typeOf(record)
  const texts = readCitationTexts('nbib', type, (tags) => firstValueOfTags(record, ...tags))
  const book = record.fields.has('TI') ? stripMarkup(firstValueOfTags(record, 'BTI')) : ''
  return {
    ...emptyWork,
    ...texts,
    type,
    title: cleanPubmedTitle(texts.title),
    authors: authorsOf(record),
    ...parseDateText(firstValueOfTags(record, 'DP')),
    editors: valuesOfTags(record, 'FED', 'ED').map((name) => parseAuthorName(stripMarkup(name))),
    venue: texts.venue || book,
    doi: findFirstDoi(ids.find((value) => value.includes('[doi]')) ?? ''),
    keywords: valuesOfTags(record, 'OT', 'MH').map((word) =>
      stripMarkup(word).replace(/^\*|\/.*$/g, ''),
    ),
  }
}

export const readNbib = (text: string, firstLine = 1): EntryParseResult[] =>
  parseTaggedRecords(text, { begins: 'PMID', firstLine }).map((record) => {
    const work = toWork(record)
    const rest = valuesOfTags(record, 'FAU', 'AU').some(isEtAl) ? etAlWarning : ''
    return checkParsedWork(
      record.line,
      work,
      rest,
      createDateWarning(firstValueOfTags(record, 'DP'), work),
    )
  })
