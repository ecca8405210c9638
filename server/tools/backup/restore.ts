import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockDirectory } from '#server/base/db/directory-lock.ts'
import type { Storage } from '#server/base/media/storage.ts'
import { giveToOwner } from '#server/base/process/give-to-owner.ts'
import { OperatorError } from '#server/base/process/operator-error.ts'
import { stamp } from './files.ts'
import { databaseName, type Manifest, picturesName, readManifest } from './manifest.ts'
import { replaceTables } from './postgres-dump.ts'
import { requireAlone, warnOfSuperuser } from './postgres-place.ts'
import { moveToPostgres } from './sqlite-to-postgres.ts'
import { takeOver } from './verify.ts'

/** Where a backup is restored to; a bucket is given only when pictures are not in the data directory. */
export interface Destination {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly bucket: Storage | undefined
  /** Called with what the operator should know before a backup is put in place. */
  readonly onWarning?: (sentence: string) => void
}

/** What was put in place, and where what was there before is now. */
export interface Restored {
  readonly manifest: Manifest
  readonly aside: readonly string[]
}

const mustFit = ({ database }: Manifest, databaseUrl: string | undefined): void => {
  if (database.kind === 'sqlite' || databaseUrl) return
  throw new OperatorError(
    'This is a backup of a PostgreSQL database: set DATABASE_URL to the one it shall be restored to.',
  )
}

/** Replaces the tables of PostgreSQL by those of a backup, whichever database that was made of. */
const fillPostgres = (
  { database }: Manifest,
  prepared: string,
  databaseUrl: string,
  moment: Date,
): Promise<string> =>
  database.kind === 'sqlite'
    ? moveToPostgres(prepared, databaseUrl, moment)
    : replaceTables(databaseUrl, join(prepared, databaseName.postgres), moment)

/** Moves what is there out of the way, and what was prepared into its place. */
const swap = async (
  names: readonly string[],
  [prepared, place, aside]: readonly [string, string, string],
): Promise<void> => {
  await mkdir(aside, { mode: 0o700 })
  const made = (await readdir(prepared, { recursive: true })).map((name) => join(prepared, name))
  giveToOwner(place, [aside, ...made])
  for (const name of names) {
    if (existsSync(join(place, name))) await rename(join(place, name), join(aside, name))
  }
  for (const name of names) {
    if (existsSync(join(prepared, name))) await rename(join(prepared, name), join(place, name))
  }
}

/**
 * Puts a backup in place of what is there. Everything is copied and verified first; until then, and
 * whenever it is refused, nothing is changed. What was there is kept beside.
 */
export const restoreBackup = async (
  folder: string,
  { dataDir, databaseUrl, bucket, onWarning }: Destination,
): Promise<Restored> => {
  const manifest = await readManifest(folder)
  mustFit(manifest, databaseUrl)
  const lock = lockDirectory(dataDir)
  const moment = new Date()
  const prepared = join(dataDir, `restoring-${stamp(moment)}`)
  const aside = join(dataDir, `before-restore-${stamp(moment)}`)
  try {
    if (databaseUrl) await requireAlone(databaseUrl)
    await mkdir(join(prepared, picturesName), { recursive: true, mode: 0o700 })
    await takeOver(manifest, folder, prepared)
    // A name stands for its content: what the bucket holds already stays as it is.
    for (const { name } of bucket ? manifest.pictures : []) {
      await bucket?.put(name, await readFile(join(prepared, picturesName, name)))
    }
    if (databaseUrl && manifest.database.kind === 'postgres') {
      await warnOfSuperuser(databaseUrl, onWarning)
    }
    const schema = databaseUrl && (await fillPostgres(manifest, prepared, databaseUrl, moment))
    const names = [
      ...(databaseUrl ? [] : ['salus.db', 'salus.db-wal', 'salus.db-shm']),
      ...(bucket ? [] : [picturesName]),
    ]
    await swap(names, [prepared, dataDir, aside])
    return { manifest, aside: [aside, ...(schema ? [`the schema ${schema}`] : [])] }
  } finally {
    await rm(prepared, { recursive: true, force: true })
    lock.release()
  }
}
