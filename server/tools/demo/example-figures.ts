import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { parseFigureUrl } from '#contract/figure/figure-file.ts'
import { mediaFileUrl } from '#contract/media/picture-facts.ts'
import type { MediaService } from '#server/base/media/media-service.ts'
import { pathInSalus } from '#server/base/process/own-file.ts'

/** Folder of the example figures, written by media/figures/generate.ts in the format of the media store. */
const folder = pathInSalus('server/tools/demo/figures')

const indexShape = z.record(z.string(), z.string())

/** Stores the example scan and recording. Returns their URLs by name. */
export const storeExampleFigures = async (
  media: Pick<MediaService, 'storeFigure'>,
): Promise<ReadonlyMap<string, string>> => {
  const index = indexShape.parse(JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')))
  const names = await readdir(folder)
  const read = async (name: string) => ({ name, bytes: await readFile(join(folder, name)) })
  for (const address of Object.values(index)) {
    const still = parseFigureUrl(address)?.still.slice(mediaFileUrl('').length) ?? ''
    const stem = still.replace('webp', '')
    const others = names.filter((name) => name.startsWith(stem) && name !== still)
    await media.storeFigure(await read(still), await Promise.all(others.map(read)))
  }
  return new Map(Object.entries(index))
}
