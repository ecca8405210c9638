import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseFigureFileName } from '#contract/figure/figure-file.ts'
import type { Storage } from '#server/base/media/storage.ts'
import { OperatorError } from '#server/base/process/operator-error.ts'
import { version } from '#server/base/process/version.ts'
import { type Earlier, nothingEarlier } from './earlier.ts'
import { fingerprint, writeNew } from './files.ts'
import { databaseName, type Manifest, picturesName, writeManifest } from './manifest.ts'
import { dumpDatabase } from './postgres-dump.ts'
import { copyDatabase } from './sqlite-file.ts'

/** What is backed up. */
export interface Installation {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly storage: Storage
}

const requireEmpty = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length === 0) return
  throw new OperatorError(`${resolve(folder)} is not empty. Name a new folder for each backup.`)
}

/**
 * The picture or film that a file belongs to: itself, or the still of a figure. Null for other widths, which are made
 * from it when they are asked for.
 */
const ownerOf = (name: string): string | null => {
  const figure = parseFigureFileName(name)
  if (figure) return `${figure.stem}.webp`
  return /^[^./]+\.(?:webp|mp4|webm)$/.test(name) ? name : null
}

const fill = async (
  folder: string,
  { dataDir, databaseUrl, storage }: Installation,
  onMissing: (picture: string) => void,
  earlier: Earlier,
): Promise<Manifest> => {
  const pictures = join(folder, picturesName)
  await mkdir(pictures)
  const copied = new Set<string>()
  const copy = async (name: string): Promise<void> => {
    if (copied.has(name)) return
    if (!(await earlier.share(name, join(pictures, name)))) {
      const bytes = await storage.get(name)
      if (bytes === null) return
      await writeNew(join(pictures, name), bytes)
    }
    copied.add(name)
  }

  const copyAll = async (isWanted: (owner: string) => boolean): Promise<void> => {
    for (const { name } of await storage.list('')) {
      const owner = ownerOf(name)
      if (owner !== null && isWanted(owner)) await copy(name)
    }
  }

  await copyAll(() => true)
  const kind = databaseUrl ? 'postgres' : 'sqlite'
  const database = join(folder, databaseName[kind])
  const held = databaseUrl
    ? await dumpDatabase(databaseUrl, database)
    : copyDatabase(dataDir, database)
  const shown = new Set(held.pictures)
  // What came in while the database was copied.
  if (held.pictures.some((name) => !copied.has(name))) await copyAll((owner) => shown.has(owner))

  const isShown = (name: string) => shown.has(ownerOf(name) ?? name)
  for (const name of copied) if (!isShown(name)) await rm(join(pictures, name))
  for (const name of shown) if (!copied.has(name)) onMissing(name)
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    salus: version,
    steps: held.steps,
    tables: held.tables,
    database: { kind, ...(await fingerprint(database)) },
    pictures: await Promise.all(
      [...copied]
        .filter(isShown)
        .map(async (name) => ({ name, ...(await fingerprint(join(pictures, name))) })),
    ),
  }
  await writeManifest(folder, manifest)
  return manifest
}

/** Half a backup takes room and refuses the next one; the folder itself stays, which may be a disk of its own. */
const empty = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    await rm(join(folder, name), { recursive: true, force: true })
  }
}

/**
 * Copies database and pictures into a new folder while Salus runs. Pictures are copied before and
 * after the database, so that whatever the copied rows show is among them. What an earlier backup holds already is
 * shared with it.
 */
export const makeBackup = async (
  installation: Installation,
  folder: string,
  onMissing: (picture: string) => void,
  earlier: Earlier = nothingEarlier,
): Promise<Manifest> => {
  await requireEmpty(folder)
  try {
    return await fill(folder, installation, onMissing, earlier)
  } catch (error) {
    // Why it failed is what counts, also where the disk is gone.
    await empty(folder).catch(() => undefined)
    throw error
  }
}
