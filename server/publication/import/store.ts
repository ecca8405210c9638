import type { PublicationImport } from '#contract/publication/publication-import.ts'
import type { Queries } from '#server/base/db/database.ts'
import { createJobStore } from '#server/base/job/job-store.ts'
import { importEntries, listEntries, namedWorks } from './entry-store.ts'

const day = 24 * 3_600_000
/** How long an import can be looked at and taken back. */
const keptMs = 30 * day

/** How far imports of publications are. */
export const jobs = createJobStore('publicationImport', 7_421_903)

/** What an import holds besides its entries, as JSON: the texts to be read, which are megabytes, and what an undo left. */
const readHeld = (queries: Queries, id: string, column: 'sources' | 'kept') =>
  queries
    .selectFrom('publicationImport')
    .select(column)
    .where('_id', '=', id)
    .executeTakeFirstOrThrow()

/** The texts of an import that are to be read, as JSON. */
export const readTexts = async (queries: Queries, id: string): Promise<string> =>
  (await readHeld(queries, id, 'sources')).sources

/** The publications that an undo left alone. */
export const readKept = async (queries: Queries, id: string) =>
  namedWorks.parse(JSON.parse((await readHeld(queries, id, 'kept')).kept))

/** An import as its owner sees it; while it only waits, no entries are needed. */
export const readImport = async (
  queries: Queries,
  id: string,
  withEntries = true,
): Promise<PublicationImport> => {
  const job = await jobs.read(queries, id)
  const { done, total, reason } = job
  const undoing = job.isUndoing === 1
  const state = undoing ? 'saving' : job.state
  const entries = withEntries && state !== 'reading' ? await listEntries(queries, id) : []
  const kept = await readKept(queries, id)
  return { importId: id, state, undoing, done, total, reason, entries, kept }
}

/** Removes imports that can no longer be taken back, and answers that are too old. */
export const sweepImports = async (queries: Queries, now: Date): Promise<void> => {
  for (const id of await jobs.olderThan(queries, new Date(now.getTime() - keptMs))) {
    await importEntries.drop(queries, id)
    await jobs.remove(queries, id)
  }
  await queries.deleteFrom('lookup').where('until', '<', now.toISOString()).execute()
}
