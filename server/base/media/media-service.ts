import { ApiError } from '#contract/call/api-error.ts'
import { parseFigureFileName } from '#contract/figure/figure-file.ts'
import { mediaFileNameOfUrl } from '#contract/media/film.ts'
import { mediaFileUrl } from '#contract/media/picture-facts.ts'
import type { Database } from '#server/base/db/database.ts'
import { readInstallationValue, storeInstallationValue } from '#server/base/db/installation.ts'
import { addPictureHolds, lockPictureRows } from '#server/base/db/picture-hold.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import type { ByteRange } from './byte-range.ts'
import { buildFigureRow, isFigureReplaced, posterNameOf, storeFigureRow } from './figure-rows.ts'
import { createFileLock } from './file-lock.ts'
import { readVideo } from './films.ts'
import { readPicture, type SanitizedMediaFile } from './images.ts'
import { findUsedPictureUrls } from './picture-references.ts'
import { type CheckedFile, readUploadedFile } from './read-uploaded-file.ts'
import { createMediaFileReader } from './serving.ts'
import { incompleteFilePrefix, type MediaStorage, socialImagePrefix } from './storage.ts'
import { createVariantMaker, type VariantMaker } from './widths.ts'

/**
 * Stores images, videos and files. Deletes them when no entry uses them and no temporary hold protects them.
 * Transactions of `write` claim the images that entries name.
 */
export interface MediaService {
  readonly widths: Pick<VariantMaker, 'start' | 'stop'>
  read(files: readonly File[], field?: string): Promise<SanitizedMediaFile[]>
  store(picture: SanitizedMediaFile): Promise<void>
  storeForText(file: File): Promise<string>
  /**
   * Stores a figure for a text that may never be saved: a poster image and files with the same
   * prefix. `content` is the hash of the uploaded medical scan or recording. If given, files of a
   * replaced figure are stored again.
   */
  storeFigure(
    still: SanitizedMediaFile,
    files: readonly SanitizedMediaFile[],
    content?: string,
  ): Promise<void>
  /** Adds the missing database rows of figures that older versions of Salus stored. */
  describeEarlierFigures(): Promise<void>
  isReplaced(name: string): Promise<boolean>
  /** Deletes the files of a replaced figure except its poster. */
  removeReplaced(name: string): Promise<void>
  storeFilm(file: File): Promise<string>
  /** Stores an uploaded file and returns its URL. `field` is the path of errors. */
  storeFile(file: File, field: string): Promise<string>
  /** Protects an image from deletion while a row that uses it is written. Returns false if it was deleted. */
  revive(write: WriteTransaction, url: string): Promise<boolean>
  removeUnused(urls: readonly string[]): Promise<void>
  /** Returns a file, or null if there is none. Creates missing image variants. */
  serve(name: string): Promise<Uint8Array<ArrayBuffer> | null>
  serveFile(name: string, part?: ByteRange): Promise<Uint8Array<ArrayBuffer> | null>
  /** Lists the files of an image: itself, its variants, and its figure unless replaced. */
  filesOf(name: string): Promise<string[]>
  /** Deletes expired holds, unused images and stray files. Returns the number of stray files. */
  sweep(at?: Date): Promise<number>
}

const stemOf = (name: string): string => name.replace(/\..*$/, '')
const lockOf = (name: string): string => `${stemOf(name)}.webp`

const anHour = 3_600_000
/** Unsaved drafts may stay in a browser for this long. */
const aWeek = 7 * 24 * anHour

const figuresDescribed = 'figuresDescribed'

const atField = (error: unknown, path: string): unknown =>
  error instanceof ApiError && (error.code === 'tooLarge' || error.code === 'notAPicture')
    ? new ApiError(error.code, error.message, { errors: [{ path, message: error.message }] })
    : error

const settleAll = async (works: readonly Promise<void>[]): Promise<void> => {
  for (const outcome of await Promise.allSettled(works)) {
    if (outcome.status === 'rejected') throw outcome.reason
  }
}

export const createMediaService = (
  database: Database,
  storage: MediaStorage,
  now: () => Date = () => new Date(),
): MediaService => {
  const { queries } = database
  const withLock = createFileLock(database)
  const serve = createMediaFileReader(storage, database.onError)

  const isKnown = async (name: string): Promise<boolean> => {
    const row = queries.selectFrom('media').select('name').where('name', '=', name)
    return (await row.executeTakeFirst()) !== undefined
  }

  const knownNames = async () => {
    const rows = await queries.selectFrom('media').select('name').execute()
    return rows.map(({ name }) => name)
  }
  const knownStems = async () => new Set((await knownNames()).map(stemOf))

  const widths = createVariantMaker({
    storage,
    knownNames,
    onError: database.onError,
    keep: (name, variant, bytes) =>
      withLock(lockOf(name), async () => {
        if (await isKnown(name)) await storage.put(variant, bytes)
      }),
  })

  /** Stores the file before the row, so that each row has a file. */
  const store = async (
    { name, bytes }: SanitizedMediaFile | CheckedFile,
    holdMs: number,
    {
      files = [],
      content,
    }: { files?: readonly SanitizedMediaFile[]; content?: string | undefined } = {},
  ): Promise<void> => {
    const isUploaded = content !== undefined
    const row = await buildFigureRow(name, files, content)
    await withLock(lockOf(name), async () => {
      const isGone = row !== null && (await isFigureReplaced(queries, name))
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
        await storeFigureRow(trx, row, isUploaded)
        const until = new Date(now().getTime() + holdMs)
        await addPictureHolds(trx, [mediaFileUrl(name)], { until })
      })
    })
    widths.add(name)
  }

  const isFileReplaced = async (name: string): Promise<boolean> =>
    parseFigureFileName(name) !== null && (await isFigureReplaced(queries, posterNameOf(name)))

  const figureFilesOf = async (name: string): Promise<string[]> =>
    (await storage.list(`${stemOf(name)}.`))
      .map((file) => file.name)
      .filter((file) => parseFigureFileName(file))

  const removeReplaced = (name: string): Promise<void> =>
    withLock(lockOf(name), async () => {
      // The figure may have been uploaded again after it was marked as replaced.
      if (!(await isFigureReplaced(queries, name))) return
      for (const file of await figureFilesOf(name)) await storage.delete(file)
    })

  const describeStored = async (name: string): Promise<void> => {
    const files: SanitizedMediaFile[] = []
    for (const file of await figureFilesOf(name)) {
      const bytes = parseFigureFileName(file)?.ending === 'nii.gz' ? null : await storage.get(file)
      if (bytes) files.push({ name: file, bytes })
    }
    await storeFigureRow(queries, await buildFigureRow(name, files), false)
  }

  const describeEarlierFigures = async (): Promise<void> => {
    if ((await readInstallationValue(queries, figuresDescribed)) !== undefined) return
    const known = new Set(await knownNames())
    for (const { name } of await storage.list('')) {
      const isFacts = parseFigureFileName(name)?.bytes === null
      if (isFacts && known.has(posterNameOf(name))) await describeStored(posterNameOf(name))
    }
    await storeInstallationValue(queries, figuresDescribed, now().toISOString())
  }

  /** Deletes the row before the file. If the process crashes between them, `sweep` deletes the file. */
  const removeIfUnused = (name: string): Promise<void> =>
    withLock(lockOf(name), async () => {
      const url = mediaFileUrl(name)
      const isUnused = await queries.transaction().execute(async (trx) => {
        await lockPictureRows(database, trx, [url])
        if ((await findUsedPictureUrls(trx, [url])).size > 0) return false
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
    const used = await findUsedPictureUrls(queries, urls)
    for (const url of urls) {
      const name = used.has(url) ? null : mediaFileNameOfUrl(url)
      if (name !== null) await removeIfUnused(name).catch(database.onError)
    }
  }

  const removeIfLost = (file: string): Promise<void> =>
    withLock(lockOf(file), async () => {
      if (!(await knownStems()).has(stemOf(file))) await storage.delete(file)
    })

  const read = (files: readonly File[], field: string): Promise<SanitizedMediaFile[]> =>
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
      return mediaFileUrl(picture.name)
    },

    storeFigure: (still, files, content) => store(still, aWeek, { files, content }),

    describeEarlierFigures,

    isReplaced: isFileReplaced,

    removeReplaced,

    storeFilm: async (file) => {
      const film = await readVideo(file)
      await store(film, aWeek)
      return mediaFileUrl(film.name)
    },

    storeFile: async (file, field) => {
      const { url, ...checked } = await readUploadedFile(file, field)
      await store(checked, aWeek)
      return url
    },

    revive: async (write, url) => (await lockPictureRows(database, write.queries, [url])).has(url),

    removeUnused,

    serve,

    serveFile: async (name, part) =>
      (await isFileReplaced(name)) ? null : storage.get(name, part),

    filesOf: async (name) => {
      const isGone = await isFigureReplaced(queries, lockOf(name))
      return (await storage.list(`${stemOf(name)}.`))
        .map((file) => file.name)
        .filter((file) => !isGone || !parseFigureFileName(file))
        .toSorted()
    },

    sweep: async (at = now()) => {
      await queries.deleteFrom('pictureHold').where('until', '<=', at.toISOString()).execute()
      await removeUnused((await knownNames()).map(mediaFileUrl))
      const replaced = await queries
        .selectFrom('figure')
        .select('name')
        .where('replacedBy', '<>', '')
        .execute()
      for (const { name } of replaced) await removeReplaced(name).catch(database.onError)
      const known = await knownStems()
      // New files may not have a row yet, so only files older than an hour are deleted.
      const lost = (await storage.list('')).filter(
        ({ name, modifiedAt }) =>
          !known.has(stemOf(name)) &&
          !name.startsWith(socialImagePrefix) &&
          // Other folders hold backups or foreign files.
          (!name.includes('/') || name.startsWith(incompleteFilePrefix)) &&
          modifiedAt.getTime() <= at.getTime() - anHour,
      )
      for (const { name } of lost) await removeIfLost(name)
      return lost.length
    },
  }
}
