import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ApiError } from '#contract/call/api-error.ts'
import type { ImportableSystem, SiteImport } from '#contract/move/move-in.ts'
import { newId } from '#server/base/db/id.ts'
import { leaseExpiryFrom } from '#server/base/db/lease.ts'
import { createImportJobRunner } from '#server/base/job/jobs.ts'
import type { Actor } from '#server/base/write/journal.ts'
import { chooseImportItemsToSave, type ImportItemRow, siteImportItemStore } from './item-store.ts'
import { previewSiteImport } from './preview-site.ts'
import { readSiteInOwnProcess, SiteReadFault } from './read-site.ts'
import {
  deleteCancelledImport,
  failCrashedImport,
  type ImportJobServices,
  readUploadedSite,
  serializeUploadedFile,
} from './read-uploaded-site.ts'
import type { JournaledEntityMap } from './salus/save-entry.ts'
import { saveChosenImportItems } from './save.ts'
import { readSiteImport, removeSiteImport, siteImportJobStore as store } from './store.ts'
import { undoSiteImport } from './undo.ts'

interface MoveOptions extends ImportJobServices {
  readonly records: JournaledEntityMap
}

export interface SiteImportService {
  /** Starts to read an uploaded site and returns the import id. Moves the file away from `path`. */
  preview(who: Actor, path: string, name: string): Promise<string>
  /** Reads a site on this machine. Leaves the files in place. */
  read(
    who: Actor,
    path: string,
    onProgress?: (done: number, total: number) => void,
  ): Promise<string>
  save(importId: string, indexes: readonly number[] | undefined): Promise<SiteImport>
  undo(importId: string): Promise<SiteImport>
  start(): void
  stop(): Promise<void>
}

/** Maximum age of a preview that can still be saved, in milliseconds. Its files are kept for a week. */
const maxPreviewMs = 6 * 24 * 3_600_000

export const createSiteImportService = (options: MoveOptions): SiteImportService => {
  const { database, workFolder, now, onError } = options
  const { queries } = database
  const jobs = createImportJobRunner({
    database,
    store,
    now,
    onError,
    read: (doing) => readUploadedSite(options, doing),
    save: ({ signal, ...doing }) =>
      saveChosenImportItems({ database, ...doing }, signal, options.records),
    undo: ({ signal, ...doing }) => undoSiteImport({ database, ...doing }, signal, options.records),
    interrupt: (job) => failCrashedImport(queries, job),
    drop: (id) => deleteCancelledImport(queries, id),
  })

  /** Omits the items while saving, because a polling client does not need them. */
  const answer = async (importId: string): Promise<SiteImport> => {
    const found = await readSiteImport(queries, importId, false)
    return found.state === 'saving' ? found : readSiteImport(queries, importId)
  }

  return {
    preview: async (who, path, name) => {
      const { system } = await readSiteInOwnProcess({ path, name }).catch((error: unknown) => {
        if (error instanceof SiteReadFault) onError(error.cause)
        throw error
      })
      await mkdir(workFolder, { recursive: true, mode: 0o700 })
      const kept = join(workFolder, newId())
      await rename(path, kept)
      const columns = {
        system,
        file: serializeUploadedFile(kept, name),
        left: '[]',
        edited: '[]',
        files: '{}',
      }
      const id = await store.add(queries, who, now(), columns).catch(async (error: unknown) => {
        await rm(kept, { force: true })
        throw error
      })
      void jobs.kick('reading')
      return id
    },

    read: async (who, path, onProgress) => {
      const importId = newId()
      // Leases the import to this server process from the start. Otherwise, another process would
      // find the import and parse the site too.
      const begin = async (system: ImportableSystem) => {
        const columns = {
          system,
          file: serializeUploadedFile('', path),
          left: '[]',
          edited: '[]',
          files: '{}',
        }
        const lease = { isBegun: 1, leaseUntil: leaseExpiryFrom(now()) }
        await store.add(queries, who, now(), { _id: importId, ...lease, ...columns })
      }
      const renew = () => store.change(queries, importId, { leaseUntil: leaseExpiryFrom(now()) })
      const put = async (items: readonly ImportItemRow[]) => {
        await renew()
        await siteImportItemStore.add(queries, items)
      }
      try {
        const onEach = async (done: number, total: number) => {
          onProgress?.(done, total)
          await renew()
        }
        const wanted = { importId, path, name: path, isOnMachine: true, begin, put, onEach }
        const { items, left, files } = await previewSiteImport(options, wanted)
        const counts = { done: items, total: items }
        const report = { left: JSON.stringify(left), files: JSON.stringify(files) }
        const done = { ...counts, ...report, file: '', leaseUntil: '' }
        await store.change(queries, importId, { ...done, state: 'ready' })
        return importId
      } catch (error) {
        await removeSiteImport(queries, importId)
        throw error
      }
    },

    save: async (importId, indexes) => {
      const { createdAt, state } = await store.read(queries, importId)
      if (state === 'ready' && now().getTime() - Date.parse(createdAt) > maxPreviewMs) {
        throw new ApiError('wrongState', 'This preview is too old. Please send the file again.')
      }
      await jobs.save(importId, (trx) => chooseImportItemsToSave(trx, importId, indexes))
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
