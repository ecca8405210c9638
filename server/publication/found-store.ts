import type { Publishing } from '#contract/call/publishing.ts'
import type { ImportedPublication } from '#contract/publication/publication-import.ts'
import type { Database } from '#server/base/db/database.ts'
import type { Actor } from '#server/base/write/journal.ts'
import { sortForLocking } from '#server/base/write/lock-row.ts'
import { lockAndRead } from '#server/base/write/read-held.ts'
import { type WriteTransaction, writeInTransaction } from '#server/base/write/write.ts'
import { withoutDeletedPeople, withoutRejecters } from './import/authors-still-here.ts'
import { createSiteWorks, type SiteWorks } from './import/here.ts'
import { toRecognisable } from './import/known-works.ts'
import { changesThatAddVersion } from './import/merge.ts'
import { listMatchablePeople, readRejecters } from './links.ts'
import { addPublication, publications, updatePublication } from './store.ts'
import { type FoundRow, foundNoticeOf, foundWorkOf, lockFound } from './watch/store.ts'
import { lockWorks } from './works-store.ts'

/**
 * Saves a found work as a new publication or as a version of an existing one. Compares again, because it may
 * have been added since the search.
 */
const save = async (
  tx: WriteTransaction,
  work: ImportedPublication,
  status: Publishing['status'],
  here: SiteWorks,
): Promise<string> => {
  await here.catchUp(tx.queries)
  const verdict = here.works.judge(toRecognisable(work))
  if (verdict.status === 'new') return (await addPublication(tx, { ...work, status }))._id
  if (verdict.status === 'version') return addVersion(tx, verdict.of._id, work)
  return verdict.of._id
}

const addVersion = async (
  tx: WriteTransaction,
  publicationId: string,
  work: ImportedPublication,
): Promise<string> => {
  const own = withoutRejecters(work, await readRejecters(tx.queries, publicationId))
  const before = await lockAndRead(tx, publications, publicationId)
  if (before) {
    const change = changesThatAddVersion(before, own)
    await updatePublication(tx, publicationId, undefined, change)
  }
  return publicationId
}

const addNotice = async (tx: WriteTransaction, row: FoundRow): Promise<string> => {
  const notice = foundNoticeOf(row)
  const before = await lockAndRead(tx, publications, row.publicationId)
  if (before && notice) {
    const notices = [...before.notices, notice]
    await updatePublication(tx, row.publicationId, undefined, { notices })
  }
  return row.publicationId
}

interface Accepting {
  readonly ids: readonly string[]
  readonly status?: Publishing['status'] | undefined
}

/** Saves found works within a transaction. Returns the publication that each was saved as or merged into. */
export const acceptFoundWithin = async (
  tx: WriteTransaction,
  { ids, status = 'draft' }: Accepting,
) => {
  await lockWorks(tx.queries)
  const here = createSiteWorks()
  const people = new Set((await listMatchablePeople(tx.queries)).map(({ _id }) => _id))
  const accepted: { _id: string; publicationId: string }[] = []
  for (const _id of sortForLocking(ids)) {
    const row = await lockFound(tx.queries, _id, 'accepted')
    if (row.notice !== '') {
      accepted.push({ _id, publicationId: await addNotice(tx, row) })
      continue
    }
    const work = withoutDeletedPeople(foundWorkOf(row), people)
    const isVersion = row.reason === 'version'
    const isHere = isVersion && (await publications.read(tx.queries, row.publicationId))
    const publicationId = isHere
      ? await addVersion(tx, row.publicationId, work)
      : await save(tx, work, status, here)
    accepted.push({ _id, publicationId })
  }
  return accepted
}

export const acceptFound = (database: Database, who: Actor, accepting: Accepting) =>
  writeInTransaction(database, who, async (tx) => {
    const accepted = await acceptFoundWithin(tx, accepting)
    return { accepted, historyIds: [...tx.historyIds] }
  })
