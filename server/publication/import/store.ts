import { z } from '#contract/call/zod.ts'
import type { PublicationImport } from '#contract/publication/publication-import.ts'
import type { Queries } from '#server/base/db/database.ts'
import { createImportJobStore, type ImportJob } from '#server/base/job/job-store.ts'
import {
  addUnreadImportTexts,
  deleteImportEntries,
  importEntryStore,
  listImportEntries,
  namedPublicationListSchema,
  readUnreadImportTexts,
} from './entry-store.ts'

const day = 24 * 3_600_000
/** Lifetime of an import, in milliseconds. After that it cannot be undone. */
const lifetimeMs = 30 * day

export const publicationImportJobStore = createImportJobStore('publicationImport', 7_421_903)

/** Reads JSON stored with an import: `sources` are texts to read, `kept` are publications that an undo skipped. */
const readHeld = (queries: Queries, id: string, column: 'sources' | 'kept') =>
  queries
    .selectFrom('publicationImport')
    .select(column)
    .where('_id', '=', id)
    .executeTakeFirstOrThrow()

/**
 * Moves the texts of an import into the table of entries and returns them. They can be megabytes, which every
 * update of the import's row would write again.
 */
export const moveTextsToImportEntries = async (queries: Queries, id: string): Promise<string[]> => {
  const texts = z
    .array(z.string())
    .parse(JSON.parse((await readHeld(queries, id, 'sources')).sources))
  // Deletes entries of an earlier attempt, because the server may have crashed while it added them.
  await deleteImportEntries(queries, id, 'entries')
  if (texts.length === 0) return readUnreadImportTexts(queries, id)
  await queries.transaction().execute(async (trx) => {
    await addUnreadImportTexts(trx, id, texts)
    await publicationImportJobStore.change(trx, id, { sources: '[]' })
  })
  return texts
}

export const deleteImportTexts = async (queries: Queries, id: string): Promise<void> => {
  await publicationImportJobStore.change(queries, id, { sources: '[]' })
  await importEntryStore.drop(queries, id)
}

const readWaitingFor = ({ state, leaseUntil, reason }: ImportJob): string => {
  if (state !== 'reading') return ''
  return leaseUntil === '' ? 'Waiting until other imports have been read' : reason
}

export const readPublicationsSkippedByUndo = async (queries: Queries, id: string) =>
  namedPublicationListSchema.parse(JSON.parse((await readHeld(queries, id, 'kept')).kept))

/** Returns an import for the user who started it. `withEntries` is false if only the state is needed. */
export const readPublicationImport = async (
  queries: Queries,
  id: string,
  withEntries = true,
): Promise<PublicationImport> => {
  const job = await publicationImportJobStore.read(queries, id)
  const { done, total } = job
  const reason = job.state === 'reading' ? '' : job.reason
  const waitingFor = readWaitingFor(job)
  const undoing = job.isUndoing === 1
  const state = undoing ? 'saving' : job.state
  const entries = withEntries && state !== 'reading' ? await listImportEntries(queries, id) : []
  const kept = await readPublicationsSkippedByUndo(queries, id)
  return { importId: id, state, undoing, done, total, waitingFor, reason, entries, kept }
}

/** Deletes expired imports and expired lookup responses. */
export const deleteExpiredImports = async (queries: Queries, now: Date): Promise<void> => {
  for (const id of await publicationImportJobStore.olderThan(
    queries,
    new Date(now.getTime() - lifetimeMs),
  )) {
    await importEntryStore.drop(queries, id)
    await publicationImportJobStore.remove(queries, id)
  }
  await queries.deleteFrom('lookup').where('until', '<', now.toISOString()).execute()
}
