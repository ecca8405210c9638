import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { MoveLeft, MoveSystem } from '#contract/move/move-in.ts'
import type { Database } from '#server/base/db/database.ts'
import { newId } from '#server/base/db/id.ts'
import { createPause } from '#server/base/db/turns.ts'
import type { Media } from '#server/base/media/media-service.ts'
import type { Entry } from './importer.ts'
import type { ItemRow } from './item-store.ts'
import { judge } from './judge.ts'
import { type StorePicture, storePictures, withPictures } from './pictures.ts'
import { readSite } from './read-site.ts'
import { mediaFolder } from './salus/salus.ts'
import { storeFiles } from './salus/store-files.ts'
import { withoutLost } from './salus/without-lost.ts'
import { readSiteList } from './site-lists.ts'

export interface Preparing {
  readonly database: Pick<Database, 'queries'>
  readonly storePicture: StorePicture
  readonly storeFigure: Media['storeFigure']
  readonly workFolder: string
}

export interface Wanted {
  readonly importId: string
  readonly path: string
  readonly name: string
  readonly isOnMachine?: boolean
  readonly onEach?: (done: number, total: number) => Promise<void>
  /** Called once the site is read, before the first `put`. */
  readonly begin?: (system: MoveSystem) => Promise<void>
  readonly put: (items: readonly ItemRow[]) => Promise<void>
  readonly signal?: AbortSignal
}

export interface Prepared {
  readonly system: MoveSystem
  readonly items: number
  readonly left: readonly MoveLeft[]
}

const all = async <T>(list: AsyncIterable<T>): Promise<T[]> => {
  const entries: T[] = []
  const pause = createPause()
  for await (const entry of list) {
    entries.push(entry)
    await pause()
  }
  return entries
}

const atOnce = 50
const maxStatementCharacters = 1024 * 1024

const putAll = async (items: AsyncIterable<ItemRow>, put: Wanted['put']): Promise<number> => {
  let count = 0
  let part: ItemRow[] = []
  let characters = 0
  for await (const item of items) {
    count++
    part.push(item)
    characters += item.fields.length
    if (part.length < atOnce && characters < maxStatementCharacters) continue
    await put(part)
    part = []
    characters = 0
  }
  if (part.length > 0) await put(part)
  return count
}

async function* showEntries(folder: string, show: (entry: Entry) => Entry): AsyncGenerator<Entry> {
  for await (const entry of readSiteList(folder, 'entries')) yield show(entry)
}

/** Reads a site, stores its pictures and previews each entry. Keeps only a few entries in memory. */
export const prepare = async (
  { database, storePicture, storeFigure, workFolder }: Preparing,
  { importId, path, name, isOnMachine = false, onEach, begin, put, signal }: Wanted,
): Promise<Prepared> => {
  const folder = join(workFolder, newId())
  try {
    const { system, ...read } = await readSite({ path, name, isOnMachine, folder }, signal)
    await begin?.(system)
    const onFile = async (done: number) => onEach?.(done, read.pictures + read.entries)
    const pictures = readSiteList(folder, 'pictures')
    const showFiles = async (): Promise<(entry: Entry) => Entry> => {
      if (system !== 'salus') {
        const stored = await storePictures(pictures, storePicture, onFile, signal)
        return (entry) => withPictures(entry, stored)
      }
      const files = (await all(pictures)).map(([file, from]) => ({
        name: file.slice(mediaFolder.length),
        read: async () => (from === null ? Buffer.alloc(0) : readFile(from)),
      }))
      const names = new Set(files.map((file) => file.name))
      const refused = new Set(await storeFiles({ storeFigure }, files, onFile, signal))
      return (entry) => withoutLost(entry, (file) => names.has(file) && !refused.has(file))
    }
    const entries = showEntries(folder, await showFiles())
    const items = await putAll(judge(database.queries, importId, entries), async (part) => {
      signal?.throwIfAborted()
      await put(part)
    })
    return { system, items, left: await all(readSiteList(folder, 'left')) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
