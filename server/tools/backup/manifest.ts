import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { OperatorError } from '#server/base/process/operator-error.ts'

const file = z.object({ bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) })

const shape = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  salus: z.string(),
  database: file.extend({ kind: z.enum(['sqlite', 'postgres']) }),
  /** Names of the applied migrations. */
  steps: z.array(z.string()),
  /** Missing in backups that were made before table contents were recorded. */
  tables: z.record(z.string(), z.object({ rows: z.int().min(0), digest: z.string() })).optional(),
  pictures: z.array(
    file.extend({ name: z.string().regex(/^[0-9a-f][0-9a-z-]*(?:\.[0-9a-z]+)+$/) }),
  ),
})

/** Lists the files of a backup with their hashes, and the contents of the database. */
export type BackupManifest = z.infer<typeof shape>

/** Row count and digest of each table. The digest is empty for SQLite. */
export type TableFingerprints = NonNullable<BackupManifest['tables']>

export type FileFingerprint = z.infer<typeof file>

export const backupManifestFileName = 'manifest.json'

export const backupDatabaseFileNames = { sqlite: 'salus.db', postgres: 'database.sql' } as const

export const backupPicturesFolderName = 'media'

/** Writes the manifest of a backup. It is written last, so its presence means that the backup is complete. */
export const writeBackupManifest = async (
  folder: string,
  manifest: BackupManifest,
): Promise<void> => {
  const path = join(folder, backupManifestFileName)
  await writeFile(`${path}.new`, `${JSON.stringify(manifest, null, 2)}\n`, { flush: true })
  await rename(`${path}.new`, path)
}

/** Reads the manifest of a backup. Throws if it is missing or damaged. */
export const readBackupManifest = async (folder: string): Promise<BackupManifest> => {
  const text = await readFile(join(folder, backupManifestFileName), 'utf8').catch(
    (cause: unknown) => {
      throw new OperatorError(
        `${folder} is not a complete backup: its ${backupManifestFileName} cannot be read.`,
        { cause },
      )
    },
  )
  return parseBackupManifest(text, folder)
}

export const parseBackupManifest = (text: string, backup: string): BackupManifest => {
  try {
    return shape.parse(JSON.parse(text))
  } catch (cause) {
    throw new OperatorError(
      `${backup} cannot be restored: its ${backupManifestFileName} is damaged, or of a newer Salus.`,
      { cause },
    )
  }
}
