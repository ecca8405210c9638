import { rm } from 'node:fs/promises'
import { ApiError } from '#contract/call/api-error.ts'
import type { Database, Queries } from '#server/base/db/database.ts'
import type { ImportJob } from '#server/base/job/job-store.ts'
import type { ImportJobStep } from '#server/base/job/jobs.ts'
import { StorageError } from '#server/base/media/storage.ts'
import { type ImportItemRow, siteImportItemStore } from './item-store.ts'
import { previewSiteImport, type SiteImportPreviewServices } from './preview-site.ts'
import { SiteReadFault } from './read-site.ts'
import { readImportColumns, siteImportJobStore } from './store.ts'

const progressIntervalMs = 500

const interrupted =
  'The server stopped twice while this was being read. Please send the file again, in smaller parts.'
const diskFull =
  'The files could not be stored. Please make sure that there is room on the disk, and send the file again.'

/** Returns the message of an error that the user can fix. Undefined if the error is a bug. */
const refusalMessageOf = (error: unknown): string | undefined => {
  if (error instanceof ApiError && error.status < 500) return error.message
  return error instanceof StorageError ? diskFull : undefined
}

export interface ImportJobServices extends SiteImportPreviewServices {
  readonly database: Database
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

/** Serializes the path of a job's file and its uploaded name. */
export const serializeUploadedFile = (path: string, name: string): string =>
  JSON.stringify([path, name])

const readFile = async (queries: Queries, id: string) => {
  const [path = '', name = '']: string[] = JSON.parse((await readImportColumns(queries, id)).file)
  return { path, name }
}

const removeFile = async (queries: Queries, id: string): Promise<void> =>
  rm((await readFile(queries, id)).path, { force: true })

export const deleteCancelledImport = async (queries: Queries, id: string): Promise<void> => {
  await removeFile(queries, id)
  await siteImportItemStore.drop(queries, id)
}

/** Cleans up an import that crashed the server twice, and returns the reason. */
export const failCrashedImport = async (queries: Queries, { _id }: Pick<ImportJob, '_id'>) => {
  await deleteCancelledImport(queries, _id)
  return interrupted
}

/** Reads the uploaded file into preview items, then deletes the file. */
export const readUploadedSite = async (
  means: ImportJobServices,
  { job, note, signal }: ImportJobStep,
): Promise<void> => {
  const { queries } = means.database
  const { path, name } = await readFile(queries, job._id)
  const change = (fields: Parameters<typeof siteImportJobStore.change>[2]) =>
    siteImportJobStore.changeUnlessUndone(queries, job._id, fields)
  const dropItems = () => siteImportItemStore.drop(queries, job._id)
  const fail = async (reason: string) => {
    await dropItems()
    await change({ state: 'failed', reason, done: 0, total: 0 })
  }
  let noteAt = 0
  const onEach = async (done: number, total: number) => {
    const at = means.now().getTime()
    if (at < noteAt) return
    noteAt = at + progressIntervalMs
    await note(queries, done, total)
  }
  try {
    // A previous run may have been interrupted.
    await dropItems()
    const put = (items: readonly ImportItemRow[]) => siteImportItemStore.add(queries, items)
    const wanted = { importId: job._id, path, name, onEach, put, signal }
    const { system, items, left, files } = await previewSiteImport(means, wanted)
    if (items === 0) return await fail('There is nothing in it that could move in')
    const counts = { done: items, total: items }
    const report = { left: JSON.stringify(left), files: JSON.stringify(files) }
    await change({ ...counts, ...report, system, state: 'ready' })
  } catch (error) {
    const reason = refusalMessageOf(error)
    if (signal.aborted) throw error
    if (error instanceof SiteReadFault) means.onError(error.cause)
    if (reason !== undefined) return await fail(reason)
    await dropItems()
    throw error
  } finally {
    if (!signal.aborted) await rm(path, { force: true })
  }
}
