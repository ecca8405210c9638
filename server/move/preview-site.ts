import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportableSystem, ImportedFiles, SkippedFile } from '#contract/move/move-in.ts'
import type { Database } from '#server/base/db/database.ts'
import { newId } from '#server/base/db/id.ts'
import { createBackgroundPause } from '#server/base/db/turns.ts'
import type { MediaService } from '#server/base/media/media-service.ts'
import {
  type FileStores,
  listRefusedFiles,
  replaceFileNames,
  storeImportedFiles,
} from './imported-files.ts'
import type { ImportedEntry } from './importer.ts'
import type { ImportItemRow } from './item-store.ts'
import { previewImportItems } from './preview-items.ts'
import { readSiteInOwnProcess } from './read-site.ts'
import { exportMediaFolder } from './salus/salus.ts'
import { storeExportedFiles } from './salus/store-files.ts'
import { withoutMissingFiles } from './salus/without-missing-files.ts'
import { addLogoForDarkPages } from './site-item/add-dark-logo.ts'
import { readSiteList } from './site-lists.ts'

export interface SiteImportPreviewServices extends FileStores {
  readonly database: Pick<Database, 'queries'>
  readonly storeFigure: MediaService['storeFigure']
  readonly workFolder: string
}

export interface SiteImportPreviewRequest {
  readonly importId: string
  readonly path: string
  readonly name: string
  readonly isOnMachine?: boolean
  readonly onEach?: (done: number, total: number) => Promise<void>
  /** Called when the system of the site is known, before the first `put`. */
  readonly begin?: (system: ImportableSystem) => Promise<void>
  readonly put: (items: readonly ImportItemRow[]) => Promise<void>
  readonly signal?: AbortSignal
}

export interface SiteImportPreviewResult {
  readonly system: ImportableSystem
  readonly items: number
  readonly left: readonly SkippedFile[]
  readonly files: ImportedFiles
}

const all = async <T>(list: AsyncIterable<T>): Promise<T[]> => {
  const entries: T[] = []
  const pause = createBackgroundPause()
  for await (const entry of list) {
    entries.push(entry)
    await pause()
  }
  return entries
}

const atOnce = 50
const maxStatementCharacters = 1024 * 1024

const putAll = async (
  items: AsyncIterable<ImportItemRow>,
  put: SiteImportPreviewRequest['put'],
): Promise<number> => {
  let count = 0
  let part: ImportItemRow[] = []
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

type ShowEntry = (entry: ImportedEntry) => ImportedEntry | Promise<ImportedEntry>

async function* showEntries(folder: string, show: ShowEntry): AsyncGenerator<ImportedEntry> {
  for await (const entry of readSiteList(folder, 'entries')) yield await show(entry)
}

/** Reads a site, stores its pictures and documents, and previews each entry. Keeps only a few entries in memory. */
export const previewSiteImport = async (
  { database, storeFigure, workFolder, ...stores }: SiteImportPreviewServices,
  {
    importId,
    path,
    name,
    isOnMachine = false,
    onEach,
    begin,
    put,
    signal,
  }: SiteImportPreviewRequest,
): Promise<SiteImportPreviewResult> => {
  const folder = join(workFolder, newId())
  try {
    const {
      system,
      files: counts,
      ...read
    } = await readSiteInOwnProcess({ path, name, isOnMachine, folder }, signal)
    await begin?.(system)
    const onFile = async (done: number) => onEach?.(done, read.kept + read.entries)
    const kept = readSiteList(folder, 'kept')
    let refused: readonly SkippedFile[] = []
    const showFiles = async (): Promise<ShowEntry> => {
      if (system !== 'salus') {
        const stored = await storeImportedFiles(kept, stores, onFile, signal)
        refused = listRefusedFiles(stored)
        return async (entry) => {
          if (entry.kind !== 'site') return replaceFileNames(entry, stored)
          const again = readSiteList(folder, 'kept')
          return replaceFileNames(
            await addLogoForDarkPages(entry, again, stores.storePicture),
            stored,
          )
        }
      }
      const files = (await all(kept)).map(([file, from]) => ({
        name: file.slice(exportMediaFolder.length),
        read: async () => (from === null ? Buffer.alloc(0) : readFile(from)),
      }))
      const names = new Set(files.map((file) => file.name))
      const damaged = new Set(await storeExportedFiles({ storeFigure }, files, onFile, signal))
      return (entry) => withoutMissingFiles(entry, (file) => names.has(file) && !damaged.has(file))
    }
    const entries = showEntries(folder, await showFiles())
    let shown = read.kept
    const items = await putAll(
      previewImportItems(database.queries, importId, entries),
      async (part) => {
        signal?.throwIfAborted()
        await put(part)
        shown += part.length
        await onFile(shown)
      },
    )
    const refusedNames = new Set(refused.map(({ source }) => source))
    const files = await all(readSiteList(folder, 'used'))
    const used = files.filter(({ source }) => !refusedNames.has(source))
    const left = [...(await all(readSiteList(folder, 'left'))), ...refused]
    const leftCount = counts.left + files.length - used.length
    return { system, items, left, files: { ...counts, left: leftCount, used } }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
