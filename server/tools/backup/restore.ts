import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockDataDirectory } from '#server/base/db/directory-lock.ts'
import type { MediaStorage } from '#server/base/media/storage.ts'
import { chownToFolderOwner } from '#server/base/process/give-to-owner.ts'
import { OperatorError } from '#server/base/process/operator-error.ts'
import {
  type BackupManifest,
  backupDatabaseFileNames,
  backupPicturesFolderName,
  readBackupManifest,
} from './manifest.ts'
import { formatFileNameTimestamp } from './new-files.ts'
import { requireNoRunningSalus, warnOfSuperuser } from './postgres-connection.ts'
import { replaceTablesFromDump } from './postgres-dump.ts'
import { replaceTablesFromSqlite } from './sqlite-to-postgres.ts'
import { copyAndVerifyBackup } from './verify.ts'

/** Where a backup is restored to. `bucket` is given only if pictures are not in the data directory. */
export interface RestoreDestination {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly bucket: MediaStorage | undefined
  readonly onWarning?: (sentence: string) => void
}

/** Result of a restore: the manifest, and where the replaced data is kept. */
export interface RestoreResult {
  readonly manifest: BackupManifest
  readonly aside: readonly string[]
}

const requireFittingDatabase = (
  { database }: BackupManifest,
  databaseUrl: string | undefined,
): void => {
  if (database.kind === 'sqlite' || databaseUrl) return
  throw new OperatorError(
    'This is a backup of a PostgreSQL database: set DATABASE_URL to the database to restore it to.',
  )
}

/** Replaces the tables of PostgreSQL by those of a backup of either database. Returns the schema with the former tables. */
const fillPostgres = (
  { database }: BackupManifest,
  prepared: string,
  databaseUrl: string,
  moment: Date,
): Promise<string> =>
  database.kind === 'sqlite'
    ? replaceTablesFromSqlite(prepared, databaseUrl, moment)
    : replaceTablesFromDump(databaseUrl, join(prepared, backupDatabaseFileNames.postgres), moment)

/** Moves the current files to `aside`, and the prepared ones into their place. */
const swapFiles = async (
  names: readonly string[],
  [prepared, place, aside]: readonly [string, string, string],
): Promise<void> => {
  await mkdir(aside, { mode: 0o700 })
  const made = (await readdir(prepared, { recursive: true })).map((name) => join(prepared, name))
  chownToFolderOwner(place, [aside, ...made])
  for (const name of names) {
    if (existsSync(join(place, name))) await rename(join(place, name), join(aside, name))
  }
  for (const name of names) {
    if (existsSync(join(prepared, name))) await rename(join(prepared, name), join(place, name))
  }
}

/**
 * Replaces all data by a backup. Everything is copied and verified first, so a rejected backup changes
 * nothing. The former data is kept next to the new data.
 */
export const restoreBackup = async (
  folder: string,
  { dataDir, databaseUrl, bucket, onWarning }: RestoreDestination,
): Promise<RestoreResult> => {
  const manifest = await readBackupManifest(folder)
  requireFittingDatabase(manifest, databaseUrl)
  const lock = lockDataDirectory(dataDir)
  const moment = new Date()
  const prepared = join(dataDir, `restoring-${formatFileNameTimestamp(moment)}`)
  const aside = join(dataDir, `before-restore-${formatFileNameTimestamp(moment)}`)
  try {
    if (databaseUrl) await requireNoRunningSalus(databaseUrl)
    await mkdir(join(prepared, backupPicturesFolderName), { recursive: true, mode: 0o700 })
    await copyAndVerifyBackup(manifest, folder, prepared)
    // Equal names mean equal content, so pictures already in the bucket stay.
    for (const { name } of bucket ? manifest.pictures : []) {
      await bucket?.put(name, await readFile(join(prepared, backupPicturesFolderName, name)))
    }
    if (databaseUrl && manifest.database.kind === 'postgres') {
      await warnOfSuperuser(databaseUrl, onWarning)
    }
    const schema = databaseUrl && (await fillPostgres(manifest, prepared, databaseUrl, moment))
    const names = [
      ...(databaseUrl ? [] : ['salus.db', 'salus.db-wal', 'salus.db-shm']),
      ...(bucket ? [] : [backupPicturesFolderName]),
    ]
    await swapFiles(names, [prepared, dataDir, aside])
    return { manifest, aside: [aside, ...(schema ? [`the schema ${schema}`] : [])] }
  } finally {
    await rm(prepared, { recursive: true, force: true })
    lock.release()
  }
}
