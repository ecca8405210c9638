import { ApiError } from '#contract/call/api-error.ts'
import { publicationImportLimits } from '#contract/publication/publication-import.ts'
import type { Queries } from '#server/base/db/database.ts'
import { yieldToRequests } from '#server/base/db/turns.ts'
import type { ImportJob } from '#server/base/job/job-store.ts'
import { tooManyEntriesMessage } from '#server/publication/citation/read/read-confined.ts'
import { deleteImportEntries, importEntryStore, turnUnreadTextsIntoEntries } from './entry-store.ts'
import { previewImportEntries, type SourcedParseResult } from './preview-import.ts'
import {
  type ReadSourcesOptions,
  type ReportImportProgress,
  readImportSources,
} from './read-sources.ts'
import { moveTextsToImportEntries, publicationImportJobStore } from './store.ts'

const progressIntervalMs = 500

const interrupted =
  'The server stopped twice while this was being read. Please import it again in smaller parts.'

type Means = Omit<ReadSourcesOptions, 'progress'> & {
  readonly queries: Queries
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

/**
 * Keeps the texts of an import that crashed the server twice, without parsing them again. Returns the error
 * message for the user.
 */
export const keepTextsOfCrashedImport = async (
  queries: Queries,
  { _id }: ImportJob,
): Promise<string> => {
  await moveTextsToImportEntries(queries, _id)
  await turnUnreadTextsIntoEntries(queries, _id)
  return interrupted
}

/**
 * Creates a function that saves progress at intervals, and immediately when an external service must be
 * waited for.
 */
const createProgress = ({ queries, now, onError }: Means, id: string) => {
  const report = publicationImportJobStore.progressOf(id, now)
  let reported = Promise.resolve()
  let noteAt = 0
  let last = ''
  const progress: ReportImportProgress = (done, total, waitingFor) => {
    const at = now().getTime()
    if (at >= noteAt || waitingFor !== last) {
      noteAt = at + progressIntervalMs
      last = waitingFor
      reported = reported.then(() => report(queries, done, total, waitingFor)).catch(onError)
    }
    return reported
  }
  return { progress, settled: () => reported }
}

export const readSourcesIntoImport = async (means: Means, { _id }: ImportJob): Promise<void> => {
  const { queries } = means
  const fail = async (reason: string, total = 0) => {
    await importEntryStore.drop(queries, _id)
    await publicationImportJobStore.changeUnlessUndone(queries, _id, {
      state: 'failed',
      reason,
      done: 0,
      total,
    })
  }
  const texts = await moveTextsToImportEntries(queries, _id)
  if (texts.length === 0) return fail(interrupted)
  await yieldToRequests()
  const { progress, settled } = createProgress(means, _id)
  let found: SourcedParseResult[]
  try {
    found = await readImportSources(texts, { ...means, progress })
  } catch (error) {
    if (error instanceof ApiError && !means.signal.aborted) return fail(error.message)
    throw error
  } finally {
    await settled()
  }
  const total = found.length
  if (total === 0) return fail('There is nothing in it that could be imported')
  if (total > publicationImportLimits.entries) return fail(tooManyEntriesMessage, total)
  const entries = await previewImportEntries(queries, _id, found)
  means.signal.throwIfAborted()
  await importEntryStore.add(queries, entries)
  await queries.transaction().execute(async (trx) => {
    const counts = { done: total, total }
    await publicationImportJobStore.changeUnlessUndone(trx, _id, {
      state: 'ready',
      reason: '',
      ...counts,
    })
    await deleteImportEntries(trx, _id, 'texts')
  })
}
