import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { MoveImport } from '#contract/move/move-in.ts'
import type { Database } from '#server/base/db/database.ts'
import { newId } from '#server/base/db/id.ts'
import { readPicture } from '#server/base/media/images.ts'
import type { Media } from '#server/base/media/media-service.ts'
import { records } from '#server/lifecycle/records.ts'
import type { ItemRow } from '#server/move/item-store.ts'
import { createMoves } from '#server/move/moves.ts'
import { prepare } from '#server/move/prepare.ts'
import { readMove } from '#server/move/store.ts'
import { complain, explain } from '#server/process/command.ts'

interface Given {
  readonly database: Database
  readonly media: Pick<Media, 'storeForText' | 'storeFigure'>
  readonly dataDir: string
}

const who = { accountId: null, name: 'Command line' }

/** Checks a picture for a dry run without storing it. */
const readPictureOnly = async (file: File): Promise<string> =>
  `/media/${(await readPicture(file)).name}`

/** Previews an import without changing anything. */
const previewImport = async ({ database, dataDir }: Given, path: string): Promise<MoveImport> => {
  const importId = newId()
  const means = {
    database,
    storePicture: readPictureOnly,
    storeFigure: async () => undefined,
    workFolder: join(dataDir, 'work'),
  }
  const items: MoveImport['items'] = []
  const put = async (rows: readonly ItemRow[]) => {
    for (const { index, kind, title, source, status, reason, savedAs } of rows)
      items.push({ index, kind, title, source, status, reason, savedAs })
  }
  const wanted = { path, name: path, importId, isOnMachine: true, put }
  const { system, left } = await prepare(means, wanted)
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
  }
}

/** Imports a site, or only previews it if `isDry`. */
export const importSiteFrom = async (
  given: Given,
  path: string,
  isDry: boolean,
): Promise<MoveImport> => {
  if (isDry) return previewImport(given, path)
  const { database, media, dataDir } = given
  const moves = createMoves({
    database,
    storePicture: media.storeForText,
    storeFigure: media.storeFigure,
    records,
    workFolder: join(dataDir, 'work'),
    now: () => new Date(),
    onError: (error) => complain(explain(error)),
  })
  const importId = await moves.read(who, path)
  let move = await moves.save(importId, undefined)
  for (; move.state === 'saving'; move = await readMove(database.queries, importId)) await wait(200)
  await moves.stop()
  return move
}
