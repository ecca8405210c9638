import { largestOf } from '#contract/list/any-length.ts'
import type { Publication } from '#contract/publication/publication.ts'
import type { Queries } from '#server/base/db/database.ts'
import { parseAndUpgradeSnapshot } from '#server/base/db/snapshot.ts'
import type { EntrySnapshot } from '#server/base/db/snapshot-shape.ts'
import { type ImportJobContext, undoImportInSteps } from '#server/base/job/steps.ts'
import { lockAndReadEntry } from '#server/base/write/read-held.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { deletePublication, journaledPublicationEntity } from '../store.ts'
import { importEntryStore, readImportChanges } from './entry-store.ts'
import { publicationImportJobStore, readPublicationsSkippedByUndo } from './store.ts'

export type RestorePublicationSnapshot = (
  write: WriteTransaction,
  id: string,
  snapshot: EntrySnapshot,
) => Promise<unknown>

/** Returns the snapshot of a publication before its last `changes` changes. */
const snapshotBefore = async (
  queries: Queries,
  id: string,
  changes: number,
): Promise<EntrySnapshot> => {
  const { rows, schema } = await queries
    .selectFrom('journal')
    .select(['rows', 'schema'])
    .where('entity', '=', 'publication')
    .where('entityId', '=', id)
    .orderBy('_id', 'desc')
    .limit(1)
    .offset(changes - 1)
    .executeTakeFirstOrThrow()
  return parseAndUpgradeSnapshot(rows ?? '{}', schema)
}

type Changed = Awaited<ReturnType<typeof readImportChanges>>[number]

interface Touched {
  readonly _id: string
  readonly isAdded: boolean
  readonly version: number
  readonly changes: readonly Changed[]
}

const touchedBy = (changes: readonly Changed[]): Touched[] =>
  [...Map.groupBy(changes, ({ savedAs }) => savedAs)].map(([_id, all]) => ({
    _id,
    changes: all,
    isAdded: all.some((entry) => entry.isAdded === 1),
    version: largestOf(all.map((entry) => entry.savedVersion)),
  }))

type Kept = Pick<Publication, '_id' | 'title'>

/** Undoes an import's changes of one publication. Skips and returns a publication that was edited since. */
const undoOne = async (
  tx: WriteTransaction,
  restore: RestorePublicationSnapshot,
  { _id, isAdded, version, changes }: Touched,
): Promise<Kept[]> => {
  const here = await lockAndReadEntry(tx, journaledPublicationEntity, _id)
  const isEdited = here !== undefined && here.version !== version
  if (here && !isEdited) {
    if (isAdded) await deletePublication(tx, _id)
    else await restore(tx, _id, await snapshotBefore(tx.queries, _id, changes.length))
  }
  for (const entry of changes) await importEntryStore.change(tx.queries, entry, { savedVersion: 0 })
  return isEdited ? [{ _id, title: here.title }] : []
}

/** Undoes an import. Skips publications that were edited since and stores them as `kept`. */
export const undoPublicationImport = async (
  { restore, ...working }: ImportJobContext & { readonly restore: RestorePublicationSnapshot },
  signal: AbortSignal,
): Promise<void> => {
  const { queries } = working.database
  const { _id } = working.job
  await undoImportInSteps<Touched, Kept>(
    {
      ...working,
      touched: touchedBy(await readImportChanges(queries, _id)),
      takeBack: (tx, touched) => undoOne(tx, restore, touched),
      told: await readPublicationsSkippedByUndo(queries, _id),
      tell: (trx, kept) =>
        publicationImportJobStore.change(trx, _id, { kept: JSON.stringify(kept) }),
    },
    signal,
  )
}
