import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { rejectUnknownMigrations } from '#server/base/db/migrate.ts'
import { migrations } from '#server/base/db/migrations/index.ts'
import { OperatorError } from '#server/base/process/operator-error.ts'
import {
  type BackupManifest,
  backupDatabaseFileNames,
  backupPicturesFolderName,
  type FileFingerprint,
} from './manifest.ts'
import { copyToNewFile, fingerprintFile } from './new-files.ts'
import { requireSafePostgresDump } from './read-dump.ts'
import { findSqliteIntegrityErrors } from './sqlite-file.ts'

const damaged = (what: string, cause?: unknown): OperatorError =>
  new OperatorError(`The backup is damaged: ${what}. Nothing was changed.`, { cause })

/** Copies one file of a backup. Throws if the copy differs from the manifest. */
const copyVerified = async (
  source: string,
  target: string,
  expected: FileFingerprint,
): Promise<void> => {
  const isAsMade = async (path: string) => {
    const { bytes, sha256 } = await fingerprintFile(path)
    return bytes === expected.bytes && sha256 === expected.sha256
  }
  // Checked before anything is copied, because a device or a sparse file could fill the disk.
  const found = await lstat(source).catch(() => null)
  if (found && !found.isFile()) throw damaged(`${source} is a link or a device, not a file`)
  if (found && found.size !== expected.bytes) throw damaged(`${source} differs from the original`)
  try {
    await copyToNewFile(source, target)
  } catch (cause) {
    // If the source is intact, the copy failed, usually because the disk is full.
    if (await isAsMade(source).catch(() => false)) throw cause
    throw damaged(`${source} cannot be read`, cause)
  }
  if (!(await isAsMade(target))) throw damaged(`${source} differs from the original`)
}

/** Copies a backup to `target`. Throws unless every file is intact. */
export const copyAndVerifyBackup = async (
  { steps, database, pictures }: BackupManifest,
  folder: string,
  target: string,
): Promise<void> => {
  rejectUnknownMigrations(steps, migrations)
  const name = backupDatabaseFileNames[database.kind]
  await copyVerified(join(folder, name), join(target, name), database)
  for (const picture of pictures) {
    const path = join(backupPicturesFolderName, picture.name)
    await copyVerified(join(folder, path), join(target, path), picture)
  }
  if (database.kind === 'postgres') await requireSafePostgresDump(join(target, name))
  const faults = database.kind === 'sqlite' ? findSqliteIntegrityErrors(join(target, name)) : []
  if (faults.length === 0) return
  throw new OperatorError(
    `The backup's database is damaged. Nothing was changed.\n${faults.join('\n')}`,
  )
}
