import type { PublishingState } from '#contract/call/publishing.ts'
import type { ImportedPublication } from '#contract/publication/publication-import.ts'
import type { Database } from '#server/base/db/database.ts'
import type { Actor } from '#server/base/write/journal.ts'
import { sortForLocking } from '#server/base/write/lock-row.ts'
import { lockAndReadEntry } from '#server/base/write/read-held.ts'
import { type WriteTransaction, writeInTransaction } from '#server/base/write/write.ts'
import { withoutDeletedPeople, withoutRejectingPeople } from './import/authors-still-here.ts'
import { createSitePublicationIndex, type SitePublicationIndex } from './import/here.ts'
import { toWorkIdentity } from './import/known-works.ts'
import { changesThatAddVersion } from './import/merge.ts'
import { listMatchablePeople, readRejectingPeople } from './links.ts'
import { addPublication, journaledPublicationEntity, updatePublication } from './store.ts'
import {
  type FoundPublicationRow,
  lockPendingFoundPublication,
  noticeOfFoundRow,
  workOfFoundRow,
} from './watch/store.ts'
import { lockWorkCreation } from './works-store.ts'

/**
 * Saves a found work as a new publication or as a version of an existing one. Compares again, because it may
 * have been added since the search.
 */
const save = async (
  tx: WriteTransaction,
  work: ImportedPublication,
  status: PublishingState['status'],
  here: SitePublicationIndex,
): Promise<string> => {
  await here.catchUp(tx.queries)
  const verdict = here.works.judge(toWorkIdentity(work))
  if (verdict.status === 'new') return (await addPublication(tx, { ...work, status }))._id
  if (verdict.status === 'version') return addVersion(tx, verdict.of._id, work)
  return verdict.of._id
}

const addVersion = async (
  tx: WriteTransaction,
  publicationId: string,
  work: ImportedPublication,
): Promise<string> => {
  const own = withoutRejectingPeople(work, await readRejectingPeople(tx.queries, publicationId))
  const before = await lockAndReadEntry(tx, journaledPublicationEntity, publicationId)
  if (before) {
    const change = changesThatAddVersion(before, own)
    await updatePublication(tx, publicationId, undefined, change)
  }
  return publicationId
}

const addNotice = async (tx: WriteTransaction, row: FoundPublicationRow): Promise<string> => {
  const notice = noticeOfFoundRow(row)
  const before = await lockAndReadEntry(tx, journaledPublicationEntity, row.publicationId)
  if (before && notice) {
    const notices = [...before.notices, notice]
    await updatePublication(tx, row.publicationId, undefined, { notices })
  }
  return row.publicationId
}

interface Accepting {
  readonly ids: readonly string[]
  readonly status?: PublishingState['status'] | undefined
}

/** Saves found works within a transaction. Returns the publication that each was saved as or merged into. */
export const acceptFoundInTransaction = async (
  tx: WriteTransaction,
  { ids, status = 'draft' }: Accepting,
) => {
  await lockWorkCreation(tx.queries)
  const here = createSitePublicationIndex()
  const people = new Set((await listMatchablePeople(tx.queries)).map(({ _id }) => _id))
  const accepted: { _id: string; publicationId: string }[] = []
  for (const _id of sortForLocking(ids)) {
    const row = await lockPendingFoundPublication(tx.queries, _id, 'accepted')
    if (row.notice !== '') {
      accepted.push({ _id, publicationId: await addNotice(tx, row) })
      continue
    }
    const work = withoutDeletedPeople(workOfFoundRow(row), people)
    const isVersion = row.reason === 'version'
    const isHere =
      isVersion && (await journaledPublicationEntity.read(tx.queries, row.publicationId))
    const publicationId = isHere
      ? await addVersion(tx, row.publicationId, work)
      : await save(tx, work, status, here)
    accepted.push({ _id, publicationId })
  }
  return accepted
}

export const acceptFoundPublications = (database: Database, who: Actor, accepting: Accepting) =>
  writeInTransaction(database, who, async (tx) => {
    const accepted = await acceptFoundInTransaction(tx, accepting)
    return { accepted, historyIds: [...tx.historyIds] }
  })
