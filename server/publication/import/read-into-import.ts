import { ApiError } from '#contract/call/api-error.ts'
import { importLimits } from '#contract/publication/publication-import.ts'
import type { Queries } from '#server/base/db/database.ts'
import { yieldToRequests } from '#server/base/db/turns.ts'
import type { ImportJob } from '#server/base/job/job-store.ts'
import { tooManyEntries } from '#server/publication/citation/read/read-confined.ts'
import { dropEntries, importEntries, showTexts } from './entry-store.ts'
import { preview, type Sourced } from './preview-import.ts'
import { type Progress, type ReadOptions, readSources } from './read-sources.ts'
import { jobs, moveTexts } from './store.ts'

const progressIntervalMs = 500

const interrupted =
  'The server stopped twice while this was being read. Please import it again in smaller parts.'

type Means = Omit<ReadOptions, 'progress'> & {
  readonly queries: Queries
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

/** Keeps the texts of an import that crashed the server twice. Returns the reason for its failure. */
export const interruptImport = async (queries: Queries, { _id }: ImportJob): Promise<string> => {
  await moveTexts(queries, _id)
  await showTexts(queries, _id)
  return interrupted
}

/** Saves progress at intervals, and at once when reading begins to wait. */
const createProgress = ({ queries, now, onError }: Means, id: string) => {
  const report = jobs.progressOf(id, now)
  let reported = Promise.resolve()
  let noteAt = 0
  let last = ''
  const progress: Progress = (done, total, waitingFor) => {
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
    await jobs.changeUnlessUndone(queries, _id, { state: 'failed', reason, done: 0, total })
  }
  const texts = await moveTexts(queries, _id)
  if (texts.length === 0) return fail(interrupted)
  await yieldToRequests()
  const { progress, settled } = createProgress(means, _id)
  let found: Sourced[]
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
  if (total > importLimits.entries) return fail(tooManyEntries, total)
  const entries = await preview(queries, _id, found)
  means.signal.throwIfAborted()
  await importEntries.add(queries, entries)
  await queries.transaction().execute(async (trx) => {
    const counts = { done: total, total }
    await jobs.changeUnlessUndone(trx, _id, { state: 'ready', reason: '', ...counts })
    await dropEntries(trx, _id, 'texts')
  })
}
