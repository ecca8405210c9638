import { ApiError } from '#contract/call/api-error.ts'
import { importLimits } from '#contract/publication/publication-import.ts'
import type { Queries } from '#server/base/db/database.ts'
import { yieldToRequests } from '#server/base/db/turns.ts'
import type { ImportJob } from '#server/base/job/job-store.ts'
import { tooManyEntriesMessage } from '#server/publication/citation/read/read-confined.ts'
import { deleteImportEntries, importEntries, showUnreadTexts } from './entry-store.ts'
import { previewEntries, type SourcedReading } from './preview-import.ts'
import { type ReadOptions, type ReportProgress, readSources } from './read-sources.ts'
import { importJobs, moveImportTexts } from './store.ts'

const progressIntervalMs = 500

const interrupted =
  'The server stopped twice while this was being read. Please import it again in smaller parts.'

type Means = Omit<ReadOptions, 'progress'> & {
  readonly queries: Queries
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

/**
 * Keeps the texts of an import that crashed the server twice, without parsing them again. Returns the error
 * message for the user.
 */
export const interruptImport = async (queries: Queries, { _id }: ImportJob): Promise<string> => {
  await moveImportTexts(queries, _id)
  await showUnreadTexts(queries, _id)
  return interrupted
}

/**
 * Creates a function that saves progress at intervals, and immediately when an external service must be
 * waited for.
 */
const createProgress = ({ queries, now, onError }: Means, id: string) => {
  const report = importJobs.progressOf(id, now)
  let reported = Promise.resolve()
  let noteAt = 0
  let last = ''
  const progress: ReportProgress = (done, total, waitingFor) => {
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

export const readIntoImport = async (means: Means, { _id }: ImportJob): Promise<void> => {
  const { queries } = means
  const fail = async (reason: string, total = 0) => {
    await importEntries.drop(queries, _id)
    await importJobs.changeUnlessUndone(queries, _id, { state: 'failed', reason, done: 0, total })
  }
  const texts = await moveImportTexts(queries, _id)
  if (texts.length === 0) return fail(interrupted)
  await yieldToRequests()
  const { progress, settled } = createProgress(means, _id)
  let found: SourcedReading[]
  try {
    found = await readSources(texts, { ...means, progress })
  } catch (error) {
    if (error instanceof ApiError && !means.signal.aborted) return fail(error.message)
    throw error
  } finally {
    await settled()
  }
  const total = found.length
  if (total === 0) return fail('There is nothing in it that could be imported')
  if (total > importLimits.entries) return fail(tooManyEntriesMessage, total)
  const entries = await previewEntries(queries, _id, found)
  means.signal.throwIfAborted()
  await importEntries.add(queries, entries)
  await queries.transaction().execute(async (trx) => {
    const counts = { done: total, total }
    await importJobs.changeUnlessUndone(trx, _id, { state: 'ready', reason: '', ...counts })
    await deleteImportEntries(trx, _id, 'texts')
  })
}
