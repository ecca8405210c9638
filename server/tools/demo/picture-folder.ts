import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { SanitizedMediaFile } from '#server/base/media/images.ts'
import { pathInSalus } from '#server/base/process/own-file.ts'
import type { ExamplePictureReader } from './pictures.ts'

const drawn = pathToFileURL(pathInSalus('media/out/'))
/**
 * Folder of the example pictures as the media store would encode them, which takes ten seconds of processor
 * time.
 */
const prepared = pathToFileURL(pathInSalus('server/tools/demo/pictures/'))

const manifestShape = z.array(z.object({ name: z.string(), file: z.string() }))
const indexShape = z.record(z.string(), z.object({ drawn: z.string(), kept: z.string() }))

/** Maps each picture name to the hash of its original and to its file name in the media store. */
export type PreparedPictureIndex = z.infer<typeof indexShape>

export const preparedPictureUrl = (name: string): URL => new URL(`${name}.webp`, prepared)

export const preparedPictureIndexUrl = new URL('index.json', prepared)

export const hashPicture = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32)

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

export const readPreparedPictureIndex = async (): Promise<PreparedPictureIndex> => {
  const text = await readFile(preparedPictureIndexUrl, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '{}'
    throw error
  })
  return indexShape.parse(JSON.parse(text))
}

/** Returns a function that reads an original picture by name, as a file ready for upload. */
export const openOriginalPictures = async (): Promise<(name: string) => Promise<File>> => {
  const text = await readFile(new URL('manifest.json', drawn), 'utf8')
  const files = new Map(manifestShape.parse(JSON.parse(text)).map(({ name, file }) => [name, file]))
  return async (name) => {
    const file = files.get(name)
    if (file === undefined) throw new Error(`There is no picture "${name}"`)
    return new File([await readFile(new URL(file, drawn))], file)
  }
}

const readPrepared = async (name: string, kept: string): Promise<SanitizedMediaFile | null> => {
  const bytes = await readFile(preparedPictureUrl(name))
  return kept.startsWith(`${hashPicture(bytes)}-`) ? { name: kept, bytes } : null
}

/**
 * Returns a function that reads an example picture by name, prepared if that file is up to date. A release
 * contains only prepared pictures.
 */
export const openExamplePictures = async (): Promise<ExamplePictureReader> => {
  const index = await readPreparedPictureIndex()
  const readDrawn = await openOriginalPictures().catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  return async (name) => {
    const file = await readDrawn?.(name)
    const known = index[name]
    const isCurrent = !file || known?.drawn === hashPicture(await file.bytes())
    const prepared = known && isCurrent ? await readPrepared(name, known.kept) : null
    const found = prepared ?? file
    if (!found) throw new Error(`There is no picture "${name}"`)
    return found
  }
}
