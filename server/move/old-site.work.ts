import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { figureFile } from '#contract/figure/figure-file.ts'
import type { MoveLeft, MoveSystem } from '#contract/move/move-in.ts'
import type { Work } from '#server/base/confine/confine.ts'
import { isDiskFull } from '#server/base/process/disk-full.ts'
import type { Entry } from './importer.ts'
import { type Outcome, outcomeOf, Refusal } from './refusal.ts'
import { createFiles, type Files } from './site/files.ts'
import { leftOver } from './site/left-over.ts'
import { limitsFor, type Site } from './site/moving-site.ts'
import { openSite } from './site/open-site.ts'
import { systems } from './systems.ts'
import { told } from './tell.ts'

/** Which site is to be read: where it lies, under what name it was sent, and where its pictures go. */
export interface ReadInput {
  /** The schemas of the database that this Salus knows: the process itself loads no database. */
  readonly schemas: readonly string[]
  readonly path: string
  readonly name: string
  /** Whether it lies on this machine because whoever runs it put it there: it may have any size. */
  readonly isOnMachine?: boolean
  /** Without it only the system is told. */
  readonly picturesTo?: string
}

/** What was read of a site. */
export interface ReadSite {
  readonly system: MoveSystem
  readonly entries: readonly Entry[]
  readonly left: readonly MoveLeft[]
  /** Where the pictures lie that entries show, by their names on the site; null for one that is too large. */
  readonly pictures: readonly (readonly [name: string, path: string | null])[]
}

/** The file that is being read. */
export type ReadStep = string

const largestPicture = 10 * 1024 * 1024
/** Scans and recordings are larger; an export of Salus brings them as they were made. */
const largestFigureFile = 200 * 1024 * 1024
const mostBytesOf = (name: string): number =>
  figureFile(name.replace(/^.*\//, '')) ? largestFigureFile : largestPicture

const nothing =
  'This is no site that can be read: send the files of an al-folio, HugoBlox or lab-website-template site as a ZIP, a WordPress export, an export of Salus, or a CSV table with a first line that names its columns.'

const importerOf = async (files: Files) => {
  for (const importer of systems) if (await importer.recognises(files)) return importer
  throw new Refusal(nothing)
}

const noRoom = 'There is no room on the disk to unpack the pictures. Make room, and try again'

const keepAt = async (path: string, bytes: Buffer): Promise<void> => {
  try {
    await writeFile(path, bytes, { mode: 0o600 })
  } catch (error) {
    throw isDiskFull(error) ? new Refusal(noRoom) : error
  }
}

const unpackPictures = async (
  site: Site,
  files: Files,
  folder: string,
  step: (name: string) => void,
) => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const pictures: [string, string | null][] = []
  for (const name of files.pictures) {
    step(name)
    const here = site.pathOf?.(name)
    const isTaken = site.sizeOf(name) <= mostBytesOf(name)
    const path = here ?? join(folder, String(pictures.length))
    if (isTaken && here === undefined) await keepAt(path, await site.read(name))
    pictures.push([name, isTaken ? path : null])
  }
  return pictures
}

/** Reads what strangers have put together: nobody knows how long that takes. */
export const work: Work<ReadInput, Outcome<ReadSite>, ReadStep> = (
  { schemas, path, name, isOnMachine = false, picturesTo },
  step,
) =>
  outcomeOf(async () => {
    const site = await openSite(path, name, isOnMachine)
    try {
      const files = createFiles(site, step, limitsFor(isOnMachine))
      const importer = await importerOf(files)
      const { system } = importer
      if (picturesTo === undefined) return { system, entries: [], left: [], pictures: [] }
      const entries = told(await importer.read(files, schemas))
      const pictures = await unpackPictures(site, files, picturesTo, step)
      return { system, entries, left: leftOver(files), pictures }
    } finally {
      await site.close()
    }
  })
