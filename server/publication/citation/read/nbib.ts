import { readName } from '#contract/publication/author-name.ts'
import { readTexts } from '../format-fields.ts'
import { emptyWork, type Name, type Work } from '../work.ts'
import type { WorkType } from '../work-type.ts'
import { readDateText } from './date.ts'
import { readDoi } from './doi.ts'
import { plain, readOrcid } from './plain.ts'
import { checked, dateWarning, isOthers, othersWarning, type Reading } from './reading.ts'
import { firstOf, linesOf, readRecords, type TaggedRecord, valuesOf } from './tagged.ts'

const typeOf = (record: TaggedRecord): WorkType => {
  const kinds = valuesOf(record, 'PT').join('; ').toLowerCase()
  if (kinds.includes('preprint')) return 'article'
  if (kinds.includes('dataset')) return 'dataset'
  return record.fields.has('BTI') ? 'chapter' : 'article-journal'
}

const withoutStop = (text: string) => text.replace(/\.$/, '')

/** Removes the final full stop of a title, and the brackets around a translated one. */
export const pubmedTitle = (text: string): string =>
  withoutStop(withoutStop(text).replace(/^\[([^[\]]*)\]$/, '$1'))

/** `FAU` has full given names, `AU` only initials, and `CN` is an institution. `AUID` belongs to the author before it. */
const authorsOf = (record: TaggedRecord): Name[] => {
  const names: Name[] = []
  const person = valuesOf(record, 'FAU').length > 0 ? 'FAU' : 'AU'
  for (const { tag, value } of linesOf(record)) {
    const last = names.at(-1)
    const orcid = tag === 'AUID' ? readOrcid(value) : undefined
    if (value === '' || isOthers(value)) continue
    if (tag === person) names.push(readName(plain(value)))
    else if (tag === 'CN') names.push({ literal: plain(value) })
    else if (orcid && last) names[names.length - 1] = { ...last, orcid }
  }
  return names
}

const toWork = (record: TaggedRecord): Work => {
  const ids = [...(record.fields.get('LID') ?? []), ...(record.fields.get('AID') ?? [])]
  const type = typeOf(record)
  const texts = readTexts('nbib', type, (tags) => firstOf(record, ...tags))
  const book = record.fields.has('TI') ? plain(firstOf(record, 'BTI')) : ''
  return {
    ...emptyWork,
    ...texts,
    type,
    title: pubmedTitle(texts.title),
    authors: authorsOf(record),
    ...readDateText(firstOf(record, 'DP')),
    editors: valuesOf(record, 'FED', 'ED').map((name) => readName(plain(name))),
    venue: texts.venue || book,
    doi: readDoi(ids.find((value) => value.includes('[doi]')) ?? ''),
    keywords: valuesOf(record, 'OT', 'MH').map((word) => plain(word).replace(/^\*|\/.*$/g, '')),
  }
}

export const readNbib = (text: string, firstLine = 1): Reading[] =>
  readRecords(text, { begins: 'PMID', firstLine }).map((record) => {
    const work = toWork(record)
    const rest = valuesOf(record, 'FAU', 'AU').some(isOthers) ? othersWarning : ''
    return checked(record.line, work, rest, dateWarning(firstOf(record, 'DP'), work))
  })
