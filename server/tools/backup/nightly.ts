import { join } from 'node:path'
import type { Env } from '#server/env.ts'
import type { VerifiedBackup } from '#server/lifecycle/backup/store.ts'
import { explainError } from '#server/process/command.ts'
import { openMediaStorage } from '#server/process/open-storage.ts'
import { makeBackup } from './backup.ts'
import { verifyBackupByRestoring } from './check.ts'
import { noEarlierBackup, openEarlierBackup } from './earlier-backup.ts'
import type { BackupManifest } from './manifest.ts'
import { buildNightlyBackupName } from './nightly-name.ts'
import { openBackupStore } from './open-backup-store.ts'

const bytesOf = ({ database, pictures }: BackupManifest): number =>
  pictures.reduce((sum, { bytes }) => sum + bytes, database.bytes)

const lacks = (pictures: readonly string[]): string =>
  `It lacks ${pictures.length === 1 ? 'a picture that is' : `${pictures.length} pictures that are`} not in the store: ${pictures.slice(0, 3).join(', ')}${pictures.length > 3 ? ' …' : ''}`

/** Makes and verifies a backup in the configured place, and removes older ones beyond `BACKUP_KEEP`. */
export const makeNightlyBackup = async (env: Env, now = new Date()): Promise<VerifiedBackup> => {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = env
  const kept = openBackupStore(env, env.BACKUP_TO)
  const name = buildNightlyBackupName(now)
  const missing: string[] = []
  const make = async (folder: string, last: string | null): Promise<BackupManifest> => {
    const earlier = last ? await openEarlierBackup(last) : noEarlierBackup
    const storage = openMediaStorage(env)
    const installation = { dataDir, databaseUrl, storage }
    await makeBackup(installation, folder, (picture) => missing.push(picture), earlier)
    return verifyBackupByRestoring(folder, { scratch: join(dataDir, 'work'), databaseUrl })
  }
  const manifest = await kept.add(name, make)
  const problems = missing.length > 0 ? [lacks(missing)] : []
  // The new backup is complete even if deleting older ones fails.
  await kept
    .keepOnly((await kept.list()).slice(-env.BACKUP_KEEP))
    .catch((error: unknown) =>
      problems.push(`Older backups could not be removed: ${explainError(error)}`),
    )
  const problem = problems.join(' ')
  return { name, bytes: bytesOf(manifest), pictures: manifest.pictures.length, problem }
}
