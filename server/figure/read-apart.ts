import { createHash } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type ApiError, invalid } from '#contract/call/api-error.ts'
import { pictureAddress } from '#contract/media/picture-facts.ts'
import { TooMuchError } from '#server/base/confine/confine.ts'
import { newId } from '#server/base/db/id.ts'
import type { SafePicture } from '#server/base/media/images.ts'
import { loadSharp } from '#server/base/media/sharp.ts'
import type { Outcome } from './refusal.ts'

/** The one sentence about a file that cannot be shown, beside its field. */
const refusal = (path: string, message: string): ApiError => invalid([{ path, message }])

/** What a process says of a file that it has read. */
export interface Read {
  readonly still: Uint8Array
  readonly width: number
  readonly height: number
  readonly hash: string
}

/** What another process read, or a refusal in words beside the field of the file. */
export const readOrRefuse = async <T>(reading: Promise<Outcome<T>>): Promise<T> => {
  const outcome = await reading.catch((error: unknown) => {
    if (!(error instanceof TooMuchError)) throw error
    throw refusal('file', 'The file is too complicated to read: it takes too much time or memory')
  })
  if ('refused' in outcome) throw refusal(outcome.field, outcome.refused)
  return outcome.done
}

/** A folder for what is made of a file, gone when the work is done. */
export const withFolder = async <T>(
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
 * Returns the prefix of the names of a figure's files. It tells the proportions and the colour of the still picture, and
 * is another one if anything else is stored: the files, or the facts about them.
 */
export const stemOf = async (
  { still, width, height, hash: ofFiles }: Read,
  facts: object,
): Promise<string> => {
  const hash = createHash('sha256').update(ofFiles).update(JSON.stringify(facts)).digest('hex')
  const sharp = await loadSharp()
  const pixel = await sharp(still).resize(1, 1).removeAlpha().raw().toBuffer()
  const colour = [...pixel.subarray(0, 3)].map(hex).join('')
  return `${hash.slice(0, 32)}-${width}x${height}-${colour}`
}

/** A file made by a process, as it is kept: its name tells how large it is. */
export const madeFile = async (
  path: string,
  stem: string,
  ending: string,
): Promise<SafePicture> => {
  const bytes = await readFile(path)
  return { name: `${stem}.${bytes.length}.${ending}`, bytes }
}

/** The facts of a figure as a file. */
export const factsFile = (stem: string, ending: string, facts: object): SafePicture => ({
  name: `${stem}.${ending}`,
  bytes: Buffer.from(JSON.stringify(facts)),
})

/** Where a kept file is served. */
export const addressOf = ({ name }: SafePicture): string => pictureAddress(name)
