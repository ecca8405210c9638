import { ApiError } from '#contract/call/api-error.ts'
import type { ImportedPublication } from '#contract/publication/publication-import.ts'
import type { Queries } from '#server/base/db/database.ts'
import { type JobContext, saveInSteps } from '#server/base/job/steps.ts'
import { lockAndRead } from '#server/base/write/read-held.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { listMatchablePeople, readRejecters } from '../links.ts'
import { addPublication, publications, updatePublication } from '../store.ts'
import { lockWorks } from '../works-store.ts'
import { withoutDeletedPeople, withoutRejecters } from './authors-still-here.ts'
import { importEntries, publicationIn, type StoredImportEntry } from './entry-store.ts'
import { createSiteWorks, type SitePublication, type SiteWorks } from './here.ts'
import { type KnownWorks, toRecognisable } from './known-works.ts'
import { changesThatAddVersion, changesThatFill } from './merge.ts'
import { importJobs } from './store.ts'

/** Returns the publication that an entry is merged into, or undefined if it is a new one. */
const targetOf = async (
  queries: Queries,
  entry: StoredImportEntry,
): Promise<string | undefined> => {
  const [match]: SitePublication[] = JSON.parse(entry.matches)
  if (match) return match._id
  if (entry.twin === null) return undefined
  const twin = await queries
    .selectFrom('publicationImportEntry')
    .select('savedAs')
    .where('importId', '=', entry.importId)
    .where('index', '=', entry.twin)
    .executeTakeFirst()
  return twin?.savedAs || undefined
}

const saveOne = async (
  tx: WriteTransaction,
  entry: StoredImportEntry,
  publication: ImportedPublication,
): Promise<Partial<StoredImportEntry>> => {
  const target = entry.status === 'new' ? undefined : await targetOf(tx.queries, entry)
  const here = target === undefined ? undefined : await lockAndRead(tx, publications, target)
  if (here === undefined) {
    if (entry.status === 'duplicate') throw new ApiError('notFound', 'The publication is gone')
    const added = await addPublication(tx, publication)
    return { savedAs: added._id, savedVersion: added.version, isAdded: 1 }
  }
  const change =
    entry.status === 'version'
      ? changesThatAddVersion(
          here,
          withoutRejecters(publication, await readRejecters(tx.queries, here._id)),
        )
      : changesThatFill(here, publication)
  if (Object.keys(change).length === 0) return { savedAs: here._id, savedVersion: 0 }
  const { _id: savedAs, version } = await updatePublication(tx, here._id, undefined, change)
  return { savedAs, savedVersion: version }
}

interface Known {
  readonly here: SiteWorks
  readonly people: ReadonlySet<string>
}

/**
 * Returns the comparison for a new entry whose publication was added to the site since the preview, or
 * undefined.
 */
const overtaken = (
  entry: StoredImportEntry,
  publication: ImportedPublication,
  known: KnownWorks<SitePublication>,
) => {
  if (entry.status !== 'new') return undefined
  const verdict = known.judge(toRecognisable(publication))
  return verdict.status === 'new' ? undefined : verdict
}

const saveEntry = async (
  tx: WriteTransaction,
  entry: StoredImportEntry,
  { here, people }: Known,
): Promise<void> => {
  const found = publicationIn(entry)
  if (found === null) throw new Error('Only what was read can be chosen')
  const publication = withoutDeletedPeople(found, people)
  const meanwhile = overtaken(entry, publication, here.works)
  if (meanwhile) {
    await importEntries.change(tx.queries, entry, {
      status: meanwhile.status,
      isChosen: 0,
      matches: JSON.stringify([{ _id: meanwhile.of._id, title: meanwhile.of.title }]),
      reason: 'It came in since the preview',
    })
    return
  }
  await importEntries.change(tx.queries, entry, await saveOne(tx, entry, publication))
}

export const saveImport = async (working: JobContext, signal: AbortSignal): Promise<void> => {
  const { queries } = working.database
  const { _id } = working.job
  const people = new Set((await listMatchablePeople(queries)).map(({ _id: id }) => id))
  const here = createSiteWorks()
  await here.catchUp(queries)
  await saveInSteps<StoredImportEntry>(
    {
      ...working,
      store: importJobs,
      countWaiting: (trx) => importEntries.countWaiting(trx, _id),
      readWaiting: (trx, after, limit) => importEntries.readWaiting(trx, _id, after, limit),
      begin: async (trx) => {
        await lockWorks(trx)
        await here.catchUp(trx)
      },
      save: (tx, entry) => saveEntry(tx, entry, { here, people }),
      fail: (trx, entry, reason) =>
        importEntries.change(trx, entry, { status: 'failed', reason, isChosen: 0 }),
    },
    signal,
  )
}
