import { ApiError } from '#contract/call/api-error.ts'
import { parseFigureFileName } from '#contract/figure/figure-file.ts'
import { mediaName } from '#contract/media/film.ts'
import { pictureAddress } from '#contract/media/picture-facts.ts'
import type { Database } from '#server/base/db/database.ts'
import { readValue, storeValue } from '#server/base/db/installation.ts'
import { holdPictures, lockPictures } from '#server/base/db/picture-hold.ts'
import type { Write } from '#server/base/write/write.ts'
import type { ByteRange } from './byte-range.ts'
import { describeFigure, isReplaced, keepFigureRow, stillName } from './figure-rows.ts'
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
  /**
   * Stores a figure for a text that will be saved later, or never: a still picture, and files with the same prefix.
   * `content` is the hash of an uploaded scan or recording. Without it, the files of a figure that was replaced are
   * left out.
   */
  storeFigure(still: SafePicture, files: readonly SafePicture[], content?: string): Promise<void>
  /** Describes the figures that were stored before figures were described. */
  describeEarlierFigures(): Promise<void>
  /** Whether a file belongs to a figure that was replaced. */
  isReplaced(name: string): Promise<boolean>
  /** Removes the files of a replaced figure except its still picture. */
  removeReplaced(name: string): Promise<void>
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
  /** Names of all files with a picture's prefix: itself, its widths and, unless that was replaced, its figure. */
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

const figuresDescribed = 'figuresDescribed'

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
    { files = [], content }: { files?: readonly SafePicture[]; content?: string | undefined } = {},
  ): Promise<void> => {
    const isUploaded = content !== undefined
    const row = await describeFigure(name, files, content)
    await withLock(lockOf(name), async () => {
      const isGone = row !== null && (await isReplaced(queries, name))
      if ((isGone && isUploaded) || !(await isKnown(name))) {
        if (!isGone || isUploaded)
          for (const file of files) await storage.put(file.name, file.bytes)
        await storage.put(name, bytes)
      }
      await queries.transaction().execute(async (trx) => {
        await trx
          .insertInto('media')
          .values({ name, createdAt: now().toISOString() })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .execute()
        await keepFigureRow(trx, row, isUploaded)
        const until = new Date(now().getTime() + holdMs)
        await holdPictures(trx, [pictureAddress(name)], { until })
      })
    })
    widths.add(name)
  }

  const isFileReplaced = async (name: string): Promise<boolean> =>
    parseFigureFileName(name) !== null && (await isReplaced(queries, stillName(name)))

  const figureFilesOf = async (name: string): Promise<string[]> =>
    (await storage.list(`${stemOf(name)}.`))
      .map((file) => file.name)
      .filter((file) => parseFigureFileName(file))

  const removeReplaced = (name: string): Promise<void> =>
    withLock(lockOf(name), async () => {
      // Uploaded again meanwhile, it is served again.
      if (!(await isReplaced(queries, name))) return
      for (const file of await figureFilesOf(name)) await storage.delete(file)
    })

  const describeStored = async (name: string): Promise<void> => {
    const files: SafePicture[] = []
    for (const file of await figureFilesOf(name)) {
      const bytes = parseFigureFileName(file)?.ending === 'nii.gz' ? null : await storage.get(file)
      if (bytes) files.push({ name: file, bytes })
    }
    await keepFigureRow(queries, await describeFigure(name, files), false)
  }

  const describeEarlierFigures = async (): Promise<void> => {
    if ((await readValue(queries, figuresDescribed)) !== undefined) return
    const known = new Set(await knownNames())
    for (const { name } of await storage.list('')) {
      const isFacts = parseFigureFileName(name)?.bytes === null
      if (isFacts && known.has(stillName(name))) await describeStored(stillName(name))
    }
    await storeValue(queries, figuresDescribed, now().toISOString())
  }

  /** The row goes first: what is left of the files after a crash is found by the sweep. */
  const removeIfUnused = (name: string): Promise<void> =>
    withLock(lockOf(name), async () => {
      const url = pictureAddress(name)
      const isUnused = await queries.transaction().execute(async (trx) => {
        await lockPictures(database, trx, [url])
        if ((await usedUrls(trx, [url])).size > 0) return false
        await trx.deleteFrom('media').where('name', '=', name).execute()
        await trx
          .deleteFrom('figure')
          .where('name', '=', name)
          .where('replacedBy', '=', '')
          .execute()
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

    storeFigure: (still, files, content) => store(still, aWeek, { files, content }),

    describeEarlierFigures,

    isReplaced: isFileReplaced,

    removeReplaced,

    storeFilm: async (file) => {
      const film = await readFilm(file)
      await store(film, aWeek)
      return pictureAddress(film.name)
    },

    revive: async (write, url) => (await lockPictures(database, write.queries, [url])).has(url),

    removeUnused,

    serve,

    serveFile: async (name, part) =>
      (await isFileReplaced(name)) ? null : storage.get(name, part),

    filesOf: async (name) => {
      const isGone = await isReplaced(queries, lockOf(name))
      return (await storage.list(`${stemOf(name)}.`))
        .map((file) => file.name)
        .filter((file) => !isGone || !parseFigureFileName(file))
        .toSorted()
    },

    sweep: async (at = now()) => {
      await queries.deleteFrom('pictureHold').where('until', '<=', at.toISOString()).execute()
      await removeUnused((await knownNames()).map(pictureAddress))
      const replaced = await queries
        .selectFrom('figure')
        .select('name')
        .where('replacedBy', '<>', '')
        .execute()
      for (const { name } of replaced) await removeReplaced(name).catch(database.onError)
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
