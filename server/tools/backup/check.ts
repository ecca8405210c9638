import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '#server/base/process/operator-error.ts'
import { openIndexedDatabase } from '#server/base/search/open-database.ts'
import {
  type BackupManifest,
  backupDatabaseFileNames,
  backupPicturesFolderName,
  readBackupManifest,
  type TableFingerprints,
} from './manifest.ts'
import { warnOfSuperuser } from './postgres-connection.ts'
import { countSqliteRows } from './sqlite-file.ts'
import { restoreIntoTemporarySchema } from './temporary-schema.ts'
import { copyAndVerifyBackup } from './verify.ts'

export interface TestRestoreOptions {
  /** Folder for temporary files. Needs space for a second copy of the backup. */
  readonly scratch: string
  readonly databaseUrl: string | undefined
  readonly onWarning?: (sentence: string) => void
}

const requireEqualTables = (
  expected: TableFingerprints | undefined,
  restored: TableFingerprints,
): void => {
  const wrong = Object.entries(expected ?? {}).filter(
    ([name, { rows, digest }]) =>
      restored[name]?.rows !== rows || restored[name]?.digest !== digest,
  )
  if (wrong.length === 0) return
  const names = wrong.map(
    ([name, { rows }]) => `${name} (${restored[name]?.rows ?? 'no'} rows, not ${rows})`,
  )
  throw new OperatorError(`The restored data differs from the data backed up: ${names.join(', ')}.`)
}

/** Opens restored data as a server would, migrations and search index included. */
const openLikeServer = async (dataDir: string, databaseUrl?: string): Promise<void> => {
  const problems: unknown[] = []
  const database = await openIndexedDatabase({
    dataDir,
    databaseUrl,
    onError: (error) => problems.push(error),
  })
  await database.close()
  if (problems.length > 0) throw problems[0]
}

const tryPostgres = async (
  manifest: BackupManifest,
  folder: string,
  { databaseUrl, onWarning }: TestRestoreOptions,
): Promise<void> => {
  if (!databaseUrl) {
    throw new OperatorError(
      'This is a backup of a PostgreSQL database: set DATABASE_URL to a database in which it can be restored into a temporary schema.',
    )
  }
  await warnOfSuperuser(databaseUrl, onWarning)
  const dump = join(folder, backupDatabaseFileNames.postgres)
  await restoreIntoTemporarySchema(databaseUrl, dump, async ({ tables, url }) => {
    requireEqualTables(manifest.tables, tables)
    await openLikeServer(folder, url)
  })
}

/**
 * Restores a backup into a temporary folder, compares the contents with its manifest, and opens them as a server would. Returns
 * the manifest. Throws if anything is wrong.
 */
export const verifyBackupByRestoring = async (
  folder: string,
  trial: TestRestoreOptions,
): Promise<BackupManifest> => {
  const manifest = await readBackupManifest(folder)
  await mkdir(trial.scratch, { recursive: true, mode: 0o700 })
  const place = await mkdtemp(join(trial.scratch, 'verify-'))
  try {
    await mkdir(join(place, backupPicturesFolderName))
    await copyAndVerifyBackup(manifest, folder, place)
    if (manifest.database.kind === 'postgres') await tryPostgres(manifest, place, trial)
    else {
      requireEqualTables(
        manifest.tables,
        countSqliteRows(join(place, backupDatabaseFileNames.sqlite)),
      )
      await openLikeServer(place)
    }
    return manifest
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}
