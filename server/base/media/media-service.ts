import { ApiError } from '#contract/call/api-error.ts'
import { mediaName } from '#contract/media/film.ts'
import { pictureAddress } from '#contract/media/picture-facts.ts'
import type { Database } from '#server/base/db/database.ts'
import { holdPictures, lockPictures } from '#server/base/db/picture-hold.ts'
import type { Write } from '#server/base/write/write.ts'
import type { ByteRange } from './byte-range.ts'
import { createFileLock } from './file-lock.ts'
import { readFilm } from './films.ts'
import { readPicture, type SafePicture } from './images.ts'
import { usedUrls } from './picture-references.ts'
import { createServing } from './serving.ts'
import { incomingPrefix, type Storage, sharePrefix } from './storage.ts'
import { createWidths, type Widths } from './widths.ts'

/**
 * The pictures and films of the site: read safely, stored once, gone when nothing shows or holds them any more.
 * Rows are written with their addresses; `write` claims what they name.
 */
export interface Media {
  /** Stands still until it is started. */
  readonly widths: Pick<Widths, 'start' | 'stop'>
  /** Reads what was uploaded in a field and stores it, before the transaction that shows it. */
  read(files: readonly File[], field?: string): Promise<SafePicture[]>
  /** Stores a picture that was read before. */
  store(picture: SafePicture): Promise<void>
  /** Reads and stores a picture for a text that will be saved later, or never. */
  storeForText(file: File): Promise<string>
  /** Stores a figure for a text that will be saved later, or never: a still picture, and files under the same beginning. */
  storeFigure(still: SafePicture, files: readonly SafePicture[]): Promise<void>
  /** Checks and stores a film for a page that will be saved later, or never. */
  storeFilm(file: File): Promise<string>
  /** Holds a picture for the row being written; false when it is gone. */
  revive(write: Write, url: string): Promise<boolean>
  /** Removes those of the pictures that nothing shows or holds. */
  removeUnused(urls: readonly string[]): Promise<void>
  /** The bytes behind a name, made now when it is a variant that nobody asked for before. */
  serve(name: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** The bytes of a file that is kept as it is, or a part of them. */
  serveFile(name: string, part?: ByteRange): Promise<Uint8Array<ArrayBuffer> | null>
  /** The names of all files under a picture's beginning: itself, its widths and, where it stands for a figure, that. */
  filesOf(name: string): Promise<string[]>
  /** Ends holds that have run out, removes what nothing shows or holds; answers with how many stray files. */
  sweep(at?: Date): Promise<number>
}

/** All files of a picture begin with this. */
const stemOf = (name: string): string => name.replace(/\..*$/, '')
/** They share a lock. */
const lockOf = (name: string): string => `${stemOf(name)}.webp`

const anHour = 3_600_000
/** A text may wait that long as a draft on someone's device. */
const aWeek = 7 * 24 * anHour

/** Says of a refused file in which field it was. */
const atField = (error: unknown, path: string): unknown =>
  error instanceof ApiError && (error.code === 'tooLarge' || error.code === 'notAPicture')
    ? new ApiError(error.code, error.message, { errors: [{ path, message: error.message }] })
    : error

/** Runs all in parallel; rejects after all have settled. */
const settleAll = async (works: readonly Promise<void>[]): Promise<void> => {
  for (const outcome of await Promise.allSettled(works)) {
    if (outcome.status === 'rejected') throw outcome.reason
  }
}

/** Over a database and a store; `now` is the clock by which holds run out. */
export const createMedia = (
  database: Database,
  storage: Storage,
  now: () => Date = () => new Date(),
): Media => {
  const { queries } = database
  const withLock = createFileLock(database)
  const serve = createServing(storage, database.onError)

  const isKnown = async (name: string): Promise<boolean> => {
    const row = queries.selectFrom('media').select('name').where('name', '=', name)
    return (await row.executeTakeFirst()) !== undefined
  }

  const knownNames = async () => {
    const rows = await queries.selectFrom('media').select('name').execute()
    return rows.map(({ name }) => name)
  }
  const knownStems = async () => new Set((await knownNames()).map(stemOf))

  const widths = createWidths({
    storage,
    knownNames,
    onError: database.onError,
    keep: (name, variant, bytes) =>
      withLock(lockOf(name), async () => {
        if (await isKnown(name)) await storage.put(variant, bytes)
      }),
  })

  /** The row comes after the file: where there is a row, there is a file. */
  const store = async (
    { name, bytes }: SafePicture,
    holdMs: number,
    others: readonly SafePicture[] = [],
  ): Promise<void> => {
    await withLock(lockOf(name), async () => {
      if (!(await isKnown(name))) {
        for (const other of others) await storage.put(other.name, other.bytes)
        await storage.put(name, bytes)
      }
      await queries.transaction().execute(async (trx) => {
        await trx
          .insertInto('media')
          .values({ name, createdAt: now().toISOString() })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .execute()
        const until = new Date(now().getTime() + holdMs)
        await holdPictures(trx, [pictureAddress(name)], { until })
      })
    })
    widths.add(name)
  }

  /** The row goes first: what is left of the files after a crash is found by the sweep. */
  const removeIfUnused = (name: string): Promise<void> =>
    withLock(lockOf(name), async () => {
      const url = pictureAddress(name)
      const isUnused = await queries.transaction().execute(async (trx) => {
        await lockPictures(database, trx, [url])
        if ((await usedUrls(trx, [url])).size > 0) return false
        await trx.deleteFrom('media').where('name', '=', name).execute()
        return true
      })
      if (!isUnused) return
      for (const file of await storage.list(`${stemOf(name)}.`)) await storage.delete(file.name)
    })

  const removeUnused = async (urls: readonly string[]): Promise<void> => {
    const used = await usedUrls(queries, urls)
    for (const url of urls) {
      const name = used.has(url) ? null : mediaName(url)
      // What cannot be removed now is found by the sweep.
      if (name !== null) await removeIfUnused(name).catch(database.onError)
    }
  }

  const removeIfLost = (file: string): Promise<void> =>
    withLock(lockOf(file), async () => {
      if (!(await knownStems()).has(stemOf(file))) await storage.delete(file)
    })

  const read = (files: readonly File[], field: string): Promise<SafePicture[]> =>
    Promise.all(files.map(readPicture)).catch((error: unknown) => {
      throw atField(error, field)
    })

  return {
    widths,

    read: async (files, field = 'images') => {
      const pictures = await read(files, field)
      await settleAll(pictures.map((picture) => store(picture, anHour)))
      return pictures
    },

    store: (picture) => store(picture, anHour),

    storeForText: async (file) => {
      const [picture] = await read([file], 'picture')
      if (!picture) throw new Error('A file was read as nothing')
      await store(picture, aWeek)
      return pictureAddress(picture.name)
    },

    storeFigure: (still, files) => store(still, aWeek, files),

    storeFilm: async (file) => {
      const film = await readFilm(file)
      await store(film, aWeek)
      return pictureAddress(film.name)
    },

    revive: async (write, url) => (await lockPictures(database, write.queries, [url])).has(url),

    removeUnused,

    serve,

    serveFile: (name, part) => storage.get(name, part),

    filesOf: async (name) =>
      (await storage.list(`${stemOf(name)}.`)).map((file) => file.name).toSorted(),

    sweep: async (at = now()) => {
      await queries.deleteFrom('pictureHold').where('until', '<=', at.toISOString()).execute()
      await removeUnused((await knownNames()).map(pictureAddress))
      const known = await knownStems()
      // A file is there a moment before its row is: young ones are left alone.
      const lost = (await storage.list('')).filter(
        ({ name, modifiedAt }) =>
          !known.has(stemOf(name)) &&
          !name.startsWith(sharePrefix) &&
          // Below other folders lie the backups, or what is not ours.
          (!name.includes('/') || name.startsWith(incomingPrefix)) &&
          modifiedAt.getTime() <= at.getTime() - anHour,
      )
      for (const { name } of lost) await removeIfLost(name)
      return lost.length
    },
  }
}
