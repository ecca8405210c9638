import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { SiteImport } from '#contract/move/move-in.ts'
import type { Database } from '#server/base/db/database.ts'
import { newId } from '#server/base/db/id.ts'
import { readPicture } from '#server/base/media/images.ts'
import type { MediaService } from '#server/base/media/media-service.ts'
import { readUploadedFile } from '#server/base/media/read-uploaded-file.ts'
import { journaledEntitiesByName } from '#server/lifecycle/records.ts'
import { type ImportItemRow, toImportItem } from '#server/move/item-store.ts'
import { createSiteImportService } from '#server/move/moves.ts'
import { previewSiteImport } from '#server/move/preview-site.ts'
import { readSiteImport } from '#server/move/store.ts'
import { explainError, printError } from '#server/process/command.ts'
import { createProgressPrinter } from './progress.ts'

interface Given {
  readonly database: Database
  readonly media: Pick<MediaService, 'storeForText' | 'storeFile' | 'storeFigure'>
  readonly dataDir: string
  readonly onProgress: (sentence: string) => void
}

const reading = 'Reading the site'

const who = { accountId: null, name: 'Command line' }

/** Checks a picture for a dry run without storing it. */
const readPictureOnly = async (file: File): Promise<string> =>
  `/media/${(await readPicture(file)).name}`

/** Checks a document for a dry run without storing it. */
const readDocumentOnly = async (file: File): Promise<string> =>
  (await readUploadedFile(file, 'file')).url

/** Previews an import without changing anything. */
const previewImport = async (
  { database, dataDir, onProgress }: Given,
  path: string,
): Promise<SiteImport> => {
  const tell = createProgressPrinter(onProgress)
  const importId = newId()
  const means = {
    database,
    storePicture: readPictureOnly,
    storeDocument: readDocumentOnly,
    storeFigure: async () => undefined,
    workFolder: join(dataDir, 'work'),
  }
  const items: SiteImport['items'] = []
  const put = async (rows: readonly ImportItemRow[]) => {
    for (const row of rows) items.push(toImportItem(row))
  }
  const onEach = async (done: number, total: number) => tell(reading, done, total)
  const wanted = { path, name: path, importId, isOnMachine: true, put, onEach }
  const { system, left, files } = await previewSiteImport(means, wanted)
  return {
    importId,
    state: 'ready',
    undoing: false,
    system,
    reason: '',
    edited: [],
    done: items.length,
    total: items.length,
    items,
    left: [...left],
    files,
  }
}

/** Imports a site, or only previews it if `isDry`. */
export const importSiteFromPath = async (
  given: Given,
  path: string,
  isDry: boolean,
): Promise<SiteImport> => {
  const { database, media, dataDir, onProgress } = given
  onProgress(`Reading ${path}`)
  if (isDry) return previewImport(given, path)
  const tell = createProgressPrinter(onProgress)
  const moves = createSiteImportService({
    database,
    storePicture: media.storeForText,
    storeDocument: (file) => media.storeFile(file, 'file'),
    storeFigure: media.storeFigure,
    records: journaledEntitiesByName,
    workFolder: join(dataDir, 'work'),
    now: () => new Date(),
    onError: (error) => printError(explainError(error)),
  })
  const importId = await moves.read(who, path, (done, total) => tell(reading, done, total))
  onProgress('Saving the entries')
  let move = await moves.save(importId, undefined)
  while (move.state === 'saving') {
    await wait(200)
    move = await readSiteImport(database.queries, importId, false)
    tell('Saving the entries', move.done, move.total)
  }
  await moves.stop()
  return readSiteImport(database.queries, importId)
}
