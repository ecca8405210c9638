import { ApiError } from '#contract/call/api-error.ts'
import {
  type MissingYear,
  type PublicationImport,
  publicationImportLimits,
} from '#contract/publication/publication-import.ts'
import type { Database } from '#server/base/db/database.ts'
import { yieldToRequests } from '#server/base/db/turns.ts'
import { createImportJobRunner } from '#server/base/job/jobs.ts'
import type { Actor } from '#server/base/write/journal.ts'
import { tooManyEntriesMessage } from '#server/publication/citation/read/read-confined.ts'
import { chooseImportEntries, setMissingImportYears } from './entry-store.ts'
import { rereadImportEntry } from './mend-entry.ts'
import { keepTextsOfCrashedImport, readSourcesIntoImport } from './read-into-import.ts'
import { estimateEntryCount, type LookUpWorks } from './read-sources.ts'
import { saveImport } from './save.ts'
import {
  deleteImportTexts,
  readPublicationImport,
  publicationImportJobStore as store,
} from './store.ts'
import { type RestorePublicationSnapshot, undoPublicationImport } from './undo.ts'

export interface PublicationImportOptions {
  readonly database: Database
  readonly restore: RestorePublicationSnapshot
  readonly lookUp: LookUpWorks
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

export interface PublicationImportService {
  preview(who: Actor, sources: readonly string[]): Promise<string>
  /** Parses a corrected text and replaces an entry of a preview with the result. */
  mend(importId: string, index: number, text: string): Promise<void>
  save(
    importId: string,
    indexes: readonly number[] | undefined,
    years?: readonly MissingYear[],
  ): Promise<PublicationImport>
  undo(importId: string): Promise<PublicationImport>
  start(): void
  stop(): Promise<void>
}

/**
 * Number of imports that are prepared for preview at the same time: three that wait for external
 * services, and one that does not.
 */
const readers = 4

/**
 * Runs imports in the background. Prepares several previews at a time, but saves only one import at
 * a time.
 */
export const createPublicationImportService = ({
  database,
  restore,
  lookUp,
  now,
  onError,
}: PublicationImportOptions): PublicationImportService => {
  const { queries } = database
  const jobs = createImportJobRunner({
    database,
    store,
    now,
    onError,
    readers,
    read: ({ job, signal, beginRequests }) =>
      readSourcesIntoImport({ queries, lookUp, now, onError, signal, beginRequests }, job),
    save: ({ signal, ...given }) => saveImport({ database, ...given }, signal),
    undo: ({ signal, ...given }) => undoPublicationImport({ database, restore, ...given }, signal),
    interrupt: (job) => keepTextsOfCrashedImport(queries, job),
    drop: (id) => deleteImportTexts(queries, id),
  })

  /**
   * Returns an import for a client that polls. Omits the entries during saving, because they are large and
   * not needed.
   */
  const answer = async (importId: string): Promise<PublicationImport> => {
    const found = await readPublicationImport(queries, importId, false)
    return found.state === 'saving' ? found : readPublicationImport(queries, importId)
  }

  return {
    preview: async (who, sources) => {
      const entries = sources.map(estimateEntryCount).reduce((sum, count) => sum + count, 0)
      if (entries > publicationImportLimits.entries)
        throw new ApiError('tooLarge', tooManyEntriesMessage)
      await yieldToRequests()
      const texts = { sources: JSON.stringify(sources), kept: '[]' }
      const id = await store.add(queries, who, now(), texts)
      void jobs.kick('reading')
      return id
    },

    mend: async (importId, index, text) => {
      const { state, isUndoing } = await store.read(queries, importId)
      if (isUndoing === 1 || (state !== 'ready' && state !== 'saved')) {
        throw new ApiError('wrongState', 'This import cannot be changed now')
      }
      await rereadImportEntry({ queries, lookUp, signal: jobs.signal }, { importId, index, text })
    },

    save: async (importId, indexes, years = []) => {
      await jobs.save(importId, async (trx) => {
        await setMissingImportYears(trx, importId, years)
        await chooseImportEntries(trx, importId, indexes)
      })
      return answer(importId)
    },

    undo: async (importId) => {
      await jobs.undo(importId)
      return answer(importId)
    },

    start: jobs.start,
    stop: jobs.stop,
  }
}
