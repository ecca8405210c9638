import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ApiError } from '#contract/call/api-error.ts'
import type { MoveImport, MoveSystem } from '#contract/move/move-in.ts'
import { newId } from '#server/base/db/id.ts'
import { leaseFrom } from '#server/base/db/lease.ts'
import { createJobs } from '#server/base/job/jobs.ts'
import type { Actor } from '#server/base/write/journal.ts'
import { chooseItems, type ItemRow, moveItems } from './item-store.ts'
import { prepare } from './prepare.ts'
import { dropMove, fileOf, interruptMove, type Means, readIntoMove } from './read-into-move.ts'
import { readSite } from './read-site.ts'
import type { Records } from './salus/save-entry.ts'
import { saveMove } from './save.ts'
import { readMove, removeMove, moveJobs as store } from './store.ts'
import { undoMove } from './undo.ts'

interface MoveOptions extends Means {
  readonly records: Records
  readonly onError: (error: unknown) => void
}

export interface Moves {
  /** Starts to read an uploaded site and returns the import id. Moves the file away from `path`. */
  preview(who: Actor, path: string, name: string): Promise<string>
  /** Reads a site on this machine. Leaves the files in place. */
  read(who: Actor, path: string): Promise<string>
  save(importId: string, indexes: readonly number[] | undefined): Promise<MoveImport>
  undo(importId: string): Promise<MoveImport>
  start(): void
  stop(): Promise<void>
}

/** Pictures of a preview are kept for a week. */
const maxPreviewMs = 6 * 24 * 3_600_000

export const createMoves = (options: MoveOptions): Moves => {
  const { database, workFolder, now, onError } = options
  const { queries } = database
  const jobs = createJobs({
    database,
    store,
    now,
    onError,
    read: (doing) => readIntoMove(options, doing),
    save: ({ signal, ...doing }) => saveMove({ database, ...doing }, signal, options.records),
    undo: ({ signal, ...doing }) => undoMove({ database, ...doing }, signal, options.records),
    interrupt: (job) => interruptMove(queries, job),
    drop: (id) => dropMove(queries, id),
  })

  /** Omits the items while saving, because a polling client does not need them. */
  const answer = async (importId: string): Promise<MoveImport> => {
    const found = await readMove(queries, importId, false)
    return found.state === 'saving' ? found : readMove(queries, importId)
  }

  return {
    preview: async (who, path, name) => {
      const { system } = await readSite({ path, name })
      await mkdir(workFolder, { recursive: true, mode: 0o700 })
      const kept = join(workFolder, newId())
      await rename(path, kept)
      const columns = { system, file: fileOf(kept, name), left: '[]', edited: '[]' }
      const id = await store.add(queries, who, now(), columns).catch(async (error: unknown) => {
        await rm(kept, { force: true })
        throw error
      })
      void jobs.kick('reading')
      return id
    },

    read: async (who, path) => {
      const importId = newId()
      // The lease prevents that another instance takes the import for one that waits to be read.
      const begin = async (system: MoveSystem) => {
        const columns = { system, file: fileOf('', path), left: '[]', edited: '[]' }
        const lease = { isBegun: 1, leaseUntil: leaseFrom(now()) }
        await store.add(queries, who, now(), { _id: importId, ...lease, ...columns })
      }
      const renew = () => store.change(queries, importId, { leaseUntil: leaseFrom(now()) })
      const put = async (items: readonly ItemRow[]) => {
        await renew()
        await moveItems.add(queries, items)
      }
      try {
        const wanted = { importId, path, name: path, isOnMachine: true, begin, put, onEach: renew }
        const { items, left } = await prepare(options, wanted)
        const counts = { done: items, total: items }
        const done = { ...counts, left: JSON.stringify(left), file: '', leaseUntil: '' }
        await store.change(queries, importId, { ...done, state: 'ready' })
        return importId
      } catch (error) {
        await removeMove(queries, importId)
        throw error
      }
    },

    save: async (importId, indexes) => {
      const { createdAt, state } = await store.read(queries, importId)
      if (state === 'ready' && now().getTime() - Date.parse(createdAt) > maxPreviewMs) {
        throw new ApiError('wrongState', 'This preview is too old. Please send the file again.')
      }
      await jobs.save(importId, (trx) => chooseItems(trx, importId, indexes))
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
