import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { MoveLeft, MoveSystem } from '#contract/move/move-in.ts'
import type { Database } from '#server/base/db/database.ts'
import { newId } from '#server/base/db/id.ts'
import type { Media } from '#server/base/media/media-service.ts'
import type { ItemRow } from './item-store.ts'
import { judge } from './judge.ts'
import { type StorePicture, storePictures, withPictures } from './pictures.ts'
import { readSite } from './read-site.ts'
import { judgeExport } from './salus/judge-export.ts'
import { mediaFolder } from './salus/salus.ts'
import { storeFiles } from './salus/store-files.ts'

/** What reading a site needs. */
export interface Preparing {
  readonly database: Pick<Database, 'queries'>
  readonly storePicture: StorePicture
  /** Keeps files of an export of Salus as they are. */
  readonly storeFigure: Media['storeFigure']
  readonly workFolder: string
}

/** Which site is read for which import, and who hears how far that is. */
export interface Wanted {
  readonly importId: string
  readonly path: string
  readonly name: string
  /** Whether whoever runs the server has put it there. */
  readonly isOnMachine?: boolean
  readonly onEach?: (done: number, total: number) => Promise<void>
  readonly signal?: AbortSignal
}

/** A site as it would move in. */
export interface Prepared {
  readonly system: MoveSystem
  readonly items: ItemRow[]
  readonly left: readonly MoveLeft[]
}

/** Reads a site, stores its pictures and says of each entry what it would become. */
export const prepare = async (
  { database, storePicture, storeFigure, workFolder }: Preparing,
  { importId, path, name, isOnMachine = false, onEach, signal }: Wanted,
): Promise<Prepared> => {
  const picturesTo = join(workFolder, newId())
  try {
    const site = { path, name, isOnMachine, picturesTo }
    const { system, entries, left, pictures } = await readSite(site, signal)
    const total = pictures.length + entries.length
    if (system === 'salus') {
      const files = pictures.map(([file, from]) => ({
        name: file.slice(mediaFolder.length),
        read: async () => (from === null ? Buffer.alloc(0) : readFile(from)),
      }))
      const names = new Set(files.map((file) => file.name))
      const refused = new Set(
        await storeFiles({ storeFigure }, files, async (done) => onEach?.(done, total), signal),
      )
      const isThere = (file: string) => names.has(file) && !refused.has(file)
      return {
        system,
        left,
        items: await judgeExport(database.queries, importId, entries, isThere),
      }
    }
    const stored = await storePictures(
      pictures,
      storePicture,
      async (done) => onEach?.(done, total),
      signal,
    )
    const shown = entries.map((entry) => withPictures(entry, stored))
    return { system, left, items: await judge(database.queries, importId, shown) }
  } finally {
    await rm(picturesTo, { recursive: true, force: true })
  }
}
