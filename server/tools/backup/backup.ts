import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseFigureFileName } from '#contract/figure/figure-file.ts'
import { isStoredFileName } from '#contract/media/uploaded-file.ts'
import type { MediaStorage } from '#server/base/media/storage.ts'
import { OperatorError } from '#server/base/process/operator-error.ts'
import { version } from '#server/base/process/version.ts'
import { type EarlierBackup, noEarlierBackup } from './earlier-backup.ts'
import {
  type BackupManifest,
  backupDatabaseFileNames,
  backupPicturesFolderName,
  writeBackupManifest,
} from './manifest.ts'
import { fingerprintFile, writeNewFile } from './new-files.ts'
import { dumpPostgresDatabase } from './postgres-dump.ts'
import { copyEmbeddedDatabase } from './sqlite-file.ts'

export interface BackupSource {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly storage: MediaStorage
}

const requireEmpty = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length === 0) return
  throw new OperatorError(`${resolve(folder)} is not empty. Name a new folder for each backup.`)
}

/**
 * Returns the main file that a stored file belongs to: itself, or the poster of a figure. Null for resized variants, which are
 * derived on request.
 */
const ownerOf = (name: string): string | null => {
  const figure = parseFigureFileName(name)
  if (figure) return `${figure.stem}.webp`
  return isStoredFileName(name) || /^[^./]+\.(?:webp|mp4|webm)$/.test(name) ? name : null
}

const fill = async (
  folder: string,
  { dataDir, databaseUrl, storage }: BackupSource,
  onMissing: (picture: string) => void,
  earlier: EarlierBackup,
): Promise<BackupManifest> => {
  const pictures = join(folder, backupPicturesFolderName)
  await mkdir(pictures)
  const copied = new Set<string>()
  const copy = async (name: string): Promise<void> => {
    if (copied.has(name)) return
    if (!(await earlier.linkPicture(name, join(pictures, name)))) {
      const bytes = await storage.get(name)
      if (bytes === null) return
      await writeNewFile(join(pictures, name), bytes)
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
  const database = join(folder, backupDatabaseFileNames[kind])
  const held = databaseUrl
    ? await dumpPostgresDatabase(databaseUrl, database)
    : copyEmbeddedDatabase(dataDir, database)
  const shown = new Set(held.pictures)
  // Copies pictures that were uploaded while the database was being copied.
  if (held.pictures.some((name) => !copied.has(name))) await copyAll((owner) => shown.has(owner))

  const isShown = (name: string) => shown.has(ownerOf(name) ?? name)
  for (const name of copied) if (!isShown(name)) await rm(join(pictures, name))
  for (const name of shown) if (!copied.has(name)) onMissing(name)
  const manifest: BackupManifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    salus: version,
    steps: held.steps,
    tables: held.tables,
    database: { kind, ...(await fingerprintFile(database)) },
    pictures: await Promise.all(
      [...copied]
        .filter(isShown)
        .map(async (name) => ({ name, ...(await fingerprintFile(join(pictures, name))) })),
    ),
  }
  await writeBackupManifest(folder, manifest)
  return manifest
}

/** Empties a folder, because half a backup takes space and blocks the next one. The folder itself may be a mount point. */
const emptyFolder = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    await rm(join(folder, name), { recursive: true, force: true })
  }
}

/**
 * Copies database and pictures into a new folder while Salus runs. Pictures are copied before and after the database, so that
 * every picture in the copied rows is included. Unchanged pictures are hard links to those of the earlier backup.
 */
export const makeBackup = async (
  installation: BackupSource,
  folder: string,
  onMissing: (picture: string) => void,
  earlier: EarlierBackup = noEarlierBackup,
): Promise<BackupManifest> => {
  await requireEmpty(folder)
  try {
    return await fill(folder, installation, onMissing, earlier)
  } catch (error) {
    // An error while cleaning up must not hide the first error.
    await emptyFolder(folder).catch(() => undefined)
    throw error
  }
}
