import { ApiError } from '#contract/call/api-error.ts'
import { importLimits } from '#contract/publication/publication-import.ts'
import { tooManyEntries } from '#server/base/citation/read/read-confined.ts'
import type { Queries } from '#server/base/db/database.ts'
import { giveWay } from '#server/base/db/turns.ts'
import type { Job } from '#server/base/job/job-store.ts'
import { importEntries } from './entry-store.ts'
import { preview, type Sourced } from './preview-import.ts'
import { type LookUp, readSources } from './read-sources.ts'
import { jobs, readTexts } from './store.ts'

/** How often is noted how far reading has come. */
const noteEveryMs = 500

const interrupted =
  'The server stopped while this was being read. Please import it again, in smaller parts if it happens again.'

interface Means {
  readonly queries: Queries
  readonly lookUp: LookUp
  readonly now: () => Date
  readonly onError: (error: unknown) => void
  readonly signal: AbortSignal
}

/** Reads what was handed in to an import and keeps what each entry would become. */
export const readIntoImport = async (
  { queries, lookUp, now, onError, signal }: Means,
  job: Job,
): Promise<void> => {
  const fail = (reason: string, total = 0) =>
    jobs.change(queries, job._id, { state: 'failed', reason, sources: '[]', done: 0, total })
  // Reading that was begun and neither finished nor released has crashed the server, and would again.
  if (job.isBegun === 1) return fail(interrupted)
  const texts = await readTexts(queries, job._id)
  // They are megabytes, and would be written again with every note of how far this is.
  await jobs.change(queries, job._id, { isBegun: 1, sources: '[]' })
  await giveWay()
  const sources: string[] = JSON.parse(texts)
  const report = jobs.progressOf(job._id, now)
  let reported = Promise.resolve()
  let noteAt = 0
  // Progress arrives more often than it is looked at.
  const progress = (done: number, total: number) => {
    const at = now().getTime()
    if (at >= noteAt) {
      noteAt = at + noteEveryMs
      reported = reported.then(() => report(queries, done, total)).catch(onError)
    }
    return reported
  }
  let found: Sourced[]
  try {
    found = await readSources(sources, lookUp, progress, signal)
  } catch (error) {
    if (signal.aborted) await jobs.change(queries, job._id, { isBegun: 0, sources: texts })
    else if (error instanceof ApiError) return fail(error.message)
    throw error
  } finally {
    await reported
  }
  const total = found.length
  if (total === 0) return fail('There is nothing in it that could be imported')
  if (total > importLimits.entries) return fail(tooManyEntries, total)
  const entries = await preview(queries, job._id, found)
  await importEntries.put(queries, job._id, entries)
  await jobs.change(queries, job._id, { state: 'ready', done: total, total })
}
