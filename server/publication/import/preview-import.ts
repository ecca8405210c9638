import type { Publication } from '#contract/publication/publication.ts'
import type { Queries } from '#server/base/db/database.ts'
import { createBackgroundPause } from '#server/base/db/turns.ts'
import { createPersonMatcher } from '#server/base/text/match-people.ts'
import type { EntryParseResult } from '#server/publication/citation/read/reading.ts'
import { listMatchablePeople } from '../links.ts'
import {
  emptyImportEntryColumns,
  type PublicationImportEntryRow,
  publicationOfImportEntry,
} from './entry-store.ts'
import { findPublicationsById, type PublicationIdAndTitle, readKnownWorkIndex } from './here.ts'
import { createKnownWorkIndex, toWorkIdentity, type WorkComparison } from './known-works.ts'
import { fillablePublicationFields } from './merge.ts'
import { createTopicCaseUnifier } from './spellings.ts'
import { type ConvertedWork, matchWorkAuthors, workToPublication } from './to-publication.ts'
import { createSimilarWorkFinder } from './warn-near.ts'

export type SourcedParseResult = EntryParseResult & { readonly text: string }

interface Judged {
  readonly read: SourcedParseResult
  readonly converted: ConvertedWork
  readonly verdict?: WorkComparison<PublicationIdAndTitle>
  readonly near?: string
  readonly twin?: {
    readonly index: number
    readonly line: number
    readonly status: 'duplicate' | 'version'
  }
}

/** Index of the first new entry, and the entries of the import that new ones are compared with. */
interface Place {
  readonly from: number
  readonly others: readonly PublicationImportEntryRow[]
}

type Match = Parameters<typeof matchWorkAuthors>[1]
type Spell = Awaited<ReturnType<typeof createTopicCaseUnifier>>

const convert = async (
  read: SourcedParseResult,
  match: Match,
  spell: Spell,
  pause: () => Promise<void>,
): Promise<ConvertedWork> => {
  if ('reason' in read) {
    return { reason: read.title ? `${read.reason}: ${read.title}` : read.reason }
  }
  const work = { ...read.work, keywords: spell(read.work.keywords) }
  const authors = matchWorkAuthors(work, match)
  // A work may have thousands of authors, who take time to match and to save.
  await pause()
  const converted = workToPublication(work, authors, read.notices)
  if (!('publication' in converted) || read.warning === undefined) return converted
  const warning = [read.warning, converted.warning].filter(Boolean).join('. ')
  return { ...converted, warning }
}

const judgeAll = async (
  queries: Queries,
  found: readonly SourcedParseResult[],
  { from, others }: Place,
): Promise<Judged[]> => {
  const pause = createBackgroundPause()
  const people = await listMatchablePeople(queries)
  await pause()
  const match = createPersonMatcher(people)
  const spell = await createTopicCaseUnifier(queries)
  const here = await readKnownWorkIndex(queries)
  const earlier = createKnownWorkIndex<number>()
  const lines = new Map(found.map(({ line }, at) => [from + at, line]))
  for (const other of others) {
    await pause()
    const publication = publicationOfImportEntry(other)
    if (publication) earlier.add(toWorkIdentity(publication), other.index)
    lines.set(other.index, other.line)
  }
  const lineOf = (index: number) => lines.get(index) ?? 0
  const judged: Judged[] = []
  for (const [at, read] of found.entries()) {
    await pause()
    const converted = await convert(read, match, spell, pause)
    await pause()
    if ('reason' in converted) {
      judged.push({ read, converted })
      continue
    }
    const work = toWorkIdentity(converted.publication)
    const before = earlier.judge(work)
    earlier.add(work, from + at)
    judged.push({
      read,
      converted,
      verdict: here.judge(work),
      ...(before.status !== 'new' && {
        twin: { index: before.of, line: lineOf(before.of), status: before.status },
      }),
    })
  }
  const warn = await createSimilarWorkFinder(here, earlier, lineOf, pause)
  const warned: Judged[] = []
  for (const [at, each] of judged.entries()) {
    await pause()
    const { converted, verdict, twin } = each
    const isNew = 'publication' in converted && verdict?.status === 'new' && !twin
    const near = isNew ? warn(toWorkIdentity(converted.publication), from + at) : ''
    warned.push({ ...each, near })
  }
  return warned
}

const toRow = (
  importId: string,
  index: number,
  { read, converted, verdict, twin, near }: Judged,
  here: ReadonlyMap<string, Publication>,
): PublicationImportEntryRow => {
  const row = { ...emptyImportEntryColumns, importId, index, line: read.line, text: '' }
  if (!('publication' in converted) || verdict === undefined) {
    const reason = 'reason' in converted ? converted.reason : 'It cannot be read'
    return { ...row, status: 'failed', reason, text: read.text }
  }
  const { publication: found, warning } = converted
  const publication = JSON.stringify(found)
  if (verdict.status !== 'new') {
    const match = here.get(verdict.of._id)
    // Data of the source is only merged if it is about the version that the publication shows.
    const isSame = verdict.status === 'duplicate' && !verdict.isOtherVersion
    return {
      ...row,
      publication,
      status: verdict.status,
      reason: warning,
      matches: JSON.stringify([{ _id: verdict.of._id, title: verdict.of.title }]),
      fills: JSON.stringify(isSame && match ? fillablePublicationFields(match, found) : []),
    }
  }
  if (twin) {
    return {
      ...row,
      publication,
      status: twin.status,
      twin: twin.index,
      reason: warning || `The same work stands in this import already, in line ${twin.line}`,
    }
  }
  const undated = found.publicationDate === '' ? 'The year is missing' : ''
  const reason = [warning, undated, verdict.reason || near].filter(Boolean).join('. ')
  return { ...row, publication, status: 'new', reason }
}

/**
 * Compares parsed works with the publications on the site and with each other. Returns the entries of the
 * preview.
 */
export const previewImportEntries = async (
  queries: Queries,
  importId: string,
  found: readonly SourcedParseResult[],
  place: Place = { from: 0, others: [] },
): Promise<PublicationImportEntryRow[]> => {
  const judged = await judgeAll(queries, found, place)
  const ids = judged.flatMap(({ verdict }) =>
    verdict && verdict.status !== 'new' ? [verdict.of._id] : [],
  )
  const here = await findPublicationsById(queries, [...new Set(ids)])
  const pause = createBackgroundPause()
  const rows: PublicationImportEntryRow[] = []
  for (const each of judged) {
    await pause()
    rows.push(toRow(importId, place.from + rows.length, each, here))
  }
  return rows
}
