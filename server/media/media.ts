import { ApiError, invalid } from '#contract/api-error.ts'
import { type PictureFormat, pictureAddress, pictureName } from '#contract/picture.ts'
import type { Database } from '#server/db/database.ts'
import type { Write } from '#server/db/write.ts'
import { createTurns } from './file-lock.ts'
import { makeVariant, readPicture, type SafePicture } from './images.ts'
import { picturesIn, usedUrls } from './picture-references.ts'
import type { Storage } from './storage.ts'

/** The pictures of the site: read safely, kept once, gone when no row shows them any more. */
export interface Media {
  /** Reads what was uploaded in a field; before the transaction, because it takes time. */
  read(files: readonly File[], field?: string): Promise<SafePicture[]>
  /** Keeps a picture for the row being written and answers with its address; it is stored beforehand. */
  keep(write: Write, picture: SafePicture): Promise<string>
  /** Keeps several; their addresses come in the order given. */
  keepAll(write: Write, pictures: readonly SafePicture[]): Promise<string[]>
  /** Keeps a picture for a text that will be saved later, or never. */
  keepForText(write: Write, picture: SafePicture): Promise<string>
  /** Says that texts become others: pictures named anew are taken on, those no longer named are dropped. */
  follow(write: Write, before: readonly string[], after: readonly string[]): Promise<void>
  /** Says that the row being written no longer shows these; once committed, what nobody shows is removed. */
  drop(write: Write, urls: readonly string[]): void
  /** Takes a picture back for the row being written; false when it is gone. */
  revive(write: Write, url: string): Promise<boolean>
  /** The bytes behind a name, made now when it is a variant that nobody asked for before. */
  serve(name: string): Promise<Uint8Array<ArrayBuffer> | null>
  /**
   * Removes what no row shows and is older than the grace, with what was uploaded for a text and never
   * saved; answers with how many stray files.
   */
  sweep(graceMs?: number, unsavedMs?: number): Promise<number>
}

const variantShape = /^([0-9a-f]{32}-\d{1,5}x\d{1,5}-[0-9a-f]{6})\.(\d{2,4})\.(avif|webp)$/

/** All files of a picture begin with this. */
const stemOf = (name: string): string => name.replace(/\..*$/, '')

/** Long enough to change one's mind about a deletion. */
const tenMinutes = 600_000
const anHour = 3_600_000
/** A text may wait that long as a draft on someone's device. */
const aWeek = 7 * 24 * anHour

/** Says of a refused file in which field it was. */
const atField = (error: unknown, path: string): unknown =>
  error instanceof ApiError && (error.status === 413 || error.status === 415)
    ? new ApiError(error.status, error.message, { errors: [{ path, message: error.message }] })
    : error

export const createMedia = (database: Database, storage: Storage, graceMs = tenMinutes): Media => {
  const { queries } = database
  const takeTurn = createTurns(database)
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>()

  const make = async (name: string, stem: string, width: number, format: PictureFormat) => {
    const original = await storage.get(`${stem}.webp`)
    if (original === null) return null
    const bytes = await makeVariant(original, width, format)
    // Where there is no room to keep it, it is made again for the next who asks.
    await storage.put(name, bytes).catch(database.onError)
    return new Uint8Array(bytes)
  }

  /** Holds the row of a picture until the transaction ends; false when there is none. Where it is, the file is. */
  const claim = async (trx: typeof queries, name: string): Promise<boolean> => {
    const createdAt = new Date().toISOString()
    const claiming = trx.updateTable('media').set({ createdAt }).where('name', '=', name)
    return (await claiming.executeTakeFirstOrThrow()).numUpdatedRows > 0n
  }

  const store = ({ name, bytes }: SafePicture): Promise<void> =>
    takeTurn(name, async () => {
      await storage.put(name, bytes)
      const createdAt = new Date().toISOString()
      await queries
        .insertInto('media')
        .values({ name, createdAt })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ createdAt }))
        .execute()
    })

  /** The row goes first: what is left of the files after a crash is found by the sweep. */
  const removeIfUnused = (name: string): Promise<void> =>
    takeTurn(name, async () => {
      const isUnused = await queries.transaction().execute(async (trx) => {
        await claim(trx, name)
        if ((await usedUrls(trx, [pictureAddress(name)])).size > 0) return false
        await trx.deleteFrom('media').where('name', '=', name).execute()
        return true
      })
      if (!isUnused) return
      for (const file of await storage.list(`${stemOf(name)}.`)) await storage.delete(file.name)
    })

  const removeIfLost = (file: string): Promise<void> =>
    takeTurn(`${stemOf(file)}.webp`, async () => {
      if (!(await knownStems()).has(stemOf(file))) await storage.delete(file)
    })

  /** Not at once: what has just been deleted may be brought back. A restart leaves it to the sweep. */
  const removeSoon = async (name: string): Promise<void> => {
    if (graceMs === 0) return removeIfUnused(name)
    await claim(queries, name)
    setTimeout(() => void removeIfUnused(name).catch(database.onError), graceMs).unref()
  }

  const knownPictures = () => queries.selectFrom('media').select(['name', 'createdAt']).execute()
  const knownStems = async () => new Set((await knownPictures()).map(({ name }) => stemOf(name)))

  const drop = (write: Write, urls: readonly string[]): void => {
    for (const name of new Set(urls.map(pictureName))) {
      if (name !== null) write.afterCommit(() => removeSoon(name))
    }
  }

  const keep = async (write: Write, picture: SafePicture): Promise<string> => {
    const { name } = picture
    if (!(await claim(write.queries, name))) write.beforehand(() => store(picture))
    write.afterRollback(() => removeIfUnused(name))
    return pictureAddress(name)
  }

  return {
    read: (files, field = 'images') =>
      Promise.all(files.map(readPicture)).catch((error: unknown) => {
        throw atField(error, field)
      }),

    keep,

    keepAll: async (write, pictures) => {
      // Everyone claims in the same order, so that no two wait for each other.
      const ordered = pictures.toSorted((a, b) => (a.name < b.name ? -1 : 1))
      for (const picture of ordered) await keep(write, picture)
      return pictures.map(({ name }) => pictureAddress(name))
    },

    keepForText: async (write, picture) => {
      const url = await keep(write, picture)
      await write.queries
        .insertInto('upload')
        .values({ url, at: write.now })
        .onConflict((conflict) => conflict.column('url').doUpdateSet({ at: write.now }))
        .execute()
      return url
    },

    follow: async (write, before, after) => {
      const [old, fresh] = [before, after].map((texts) => new Set(texts.flatMap(picturesIn)))
      if (!old || !fresh) return
      for (const url of [...fresh.difference(old)].toSorted()) {
        await claim(write.queries, pictureName(url) ?? '')
        await write.queries.deleteFrom('upload').where('url', '=', url).execute()
      }
      drop(write, [...old.difference(fresh)])
    },

    drop,

    revive: async (write, url) => {
      const name = pictureName(url)
      return name !== null && claim(write.queries, name)
    },

    serve: async (name) => {
      const stored = await storage.get(name)
      if (stored !== null) return stored
      const [, stem, width, format] = variantShape.exec(name) ?? []
      if (stem === undefined || (format !== 'avif' && format !== 'webp')) return null
      const underWay = making.get(name) ?? make(name, stem, Number(width), format)
      making.set(name, underWay)
      return underWay.finally(() => making.delete(name))
    },

    sweep: async (graceMs = anHour, unsavedMs = aWeek) => {
      const unsaved = new Date(Date.now() - unsavedMs).toISOString()
      await queries.deleteFrom('upload').where('at', '<=', unsaved).execute()
      // A file is there a moment before its row is, and may be brought back: young ones are left alone.
      const isOld = (date: Date) => date.getTime() <= Date.now() - graceMs
      const old = (await knownPictures()).filter(({ createdAt }) => isOld(new Date(createdAt)))
      const used = await usedUrls(
        queries,
        old.map(({ name }) => pictureAddress(name)),
      )
      for (const { name } of old) if (!used.has(pictureAddress(name))) await removeIfUnused(name)
      const known = await knownStems()
      const lost = (await storage.list('')).filter(
        ({ name, modifiedAt }) => !known.has(stemOf(name)) && isOld(modifiedAt),
      )
      for (const { name } of lost) await removeIfLost(name)
      return lost.length
    },
  }
}

/** What becomes of an entry's one picture: a new file, none, or the one it has. */
export const choosePicture = async (
  media: Media,
  field: string,
  given: File | string | undefined,
): Promise<(write: Write, current: string) => Promise<string>> => {
  const [fresh] = given instanceof File ? await media.read([given], field) : []
  return async (write, current) => {
    if (given === undefined || given === current) return current
    if (fresh === undefined && given !== '') {
      throw invalid([{ path: field, message: 'Send the picture as a file' }])
    }
    media.drop(write, [current])
    return fresh ? media.keep(write, fresh) : ''
  }
}
