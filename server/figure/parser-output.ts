import { createHash } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type ApiError, createInvalidInputError } from '#contract/call/api-error.ts'
import { mediaFileUrl } from '#contract/media/picture-facts.ts'
import { ConfinedWorkLimitError } from '#server/base/confine/confine.ts'
import { newId } from '#server/base/db/id.ts'
import type { SanitizedMediaFile } from '#server/base/media/images.ts'
import { loadSharp } from '#server/base/media/sharp.ts'
import type { ParseOutcome } from './rejected-file.ts'

const refusal = (path: string, message: string): ApiError =>
  createInvalidInputError([{ path, message }])

/** The parts of a parsed scan or recording from which its file names are made. */
export interface ParsedFigure {
  readonly still: Uint8Array
  readonly width: number
  readonly height: number
  readonly hash: string
}

/**
 * Awaits a parser in another process. Throws a validation error if the parser rejected the file or ran out of
 * time or memory.
 */
export const awaitParser = async <T>(reading: Promise<ParseOutcome<T>>): Promise<T> => {
  const outcome = await reading.catch((error: unknown) => {
    if (!(error instanceof ConfinedWorkLimitError)) throw error
    throw refusal('file', 'The file is too complicated to read: it takes too much time or memory')
  })
  if ('refused' in outcome) throw refusal(outcome.field, outcome.refused)
  return outcome.done
}

/** Runs `work` with a temporary folder and removes the folder afterwards. */
export const withTemporaryFolder = async <T>(
  parent: string,
  work: (folder: string) => Promise<T>,
): Promise<T> => {
  const folder = join(parent, newId())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

/**
 * Builds the shared file name prefix of a figure: a hash of its files and metadata, and the poster's size and
 * average colour.
 */
export const buildFigureFilePrefix = async (
  { still, width, height, hash: ofFiles }: ParsedFigure,
  facts: object,
): Promise<string> => {
  const hash = createHash('sha256').update(ofFiles).update(JSON.stringify(facts)).digest('hex')
  const sharp = await loadSharp()
  const pixel = await sharp(still).resize(1, 1).removeAlpha().raw().toBuffer()
  const colour = [...pixel.subarray(0, 3)].map(hex).join('')
  return `${hash.slice(0, 32)}-${width}x${height}-${colour}`
}

/** Reads a file that a parser wrote and names the file by its size. */
export const readParsedFigureFile = async (
  path: string,
  stem: string,
  ending: string,
): Promise<SanitizedMediaFile> => {
  const bytes = await readFile(path)
  return { name: `${stem}.${bytes.length}.${ending}`, bytes }
}

export const buildFigureMetadataFile = (
  stem: string,
  ending: string,
  facts: object,
): SanitizedMediaFile => ({
  name: `${stem}.${ending}`,
  bytes: Buffer.from(JSON.stringify(facts)),
})

export const storedFileUrl = ({ name }: SanitizedMediaFile): string => mediaFileUrl(name)
