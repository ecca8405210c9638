import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { applyPendingMigrations, type Migration } from '#server/base/db/migrate.ts'
import { migrations } from '#server/base/db/migrations/index.ts'
import { openPostgresPool } from '#server/base/db/postgres.ts'
import type { DatabaseTables } from '#server/base/db/schema.ts'
import { openSqlite } from '#server/base/db/sqlite.ts'
import { createS3Storage } from '#server/base/media/s3-storage.ts'
import { readEnv } from '#server/env.ts'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import {
  databaseKind,
  emptyPlace,
  type Place,
  temporaryFolder,
  testOnce,
} from '#server/tools/testing/database/database.ts'
import { readEverything } from '#server/tools/testing/database/everything.ts'
import {
  backUpInProcess,
  deleteAllData,
  restore,
  restoreInProcess,
  shareBackup,
} from '#server/tools/testing/process/backup.ts'
import { runCommandOn } from '#server/tools/testing/process/command.ts'
import { startS3 } from '#server/tools/testing/services/s3.ts'
import { verifyBackupByRestoring } from './check.ts'
import { backupDatabaseFileNames, readBackupManifest, writeBackupManifest } from './manifest.ts'
import { makeNightlyBackup } from './nightly.ts'
import { openBackupStore } from './open-backup-store.ts'

const backedUp = shareBackup()

const envOf = ({ dataDir, databaseUrl }: Place, settings: Record<string, string> = {}) =>
  readEnv({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...settings })

const trialIn = (place: Place) => ({
  scratch: temporaryFolder(),
  databaseUrl: place.databaseUrl,
})

const night = (day: number) => new Date(Date.UTC(2027, 0, day, 3))

// The check of a backup is tested on both databases below. Folders and pictures are the same for both.
testOnce(
  'scheduled backups share their pictures, can be verified, and old ones are removed',
  async () => {
    const { place, before } = await backedUp()
    const to = join(temporaryFolder(), 'kept')
    const env = envOf(place, { BACKUP_TO: to, BACKUP_KEEP: '2' })
    await mkdir(join(to, 'by-hand'), { recursive: true })
    await mkdir(join(to, 'nightly-2027-01-01T00-00-00-000Z'))
    for (const day of [1, 2]) {
      expect(await makeNightlyBackup(env, night(day))).toMatchObject({ pictures: 9, problem: '' })
    }
    const names = ['nightly-2027-01-01T03-00-00-000Z', 'nightly-2027-01-02T03-00-00-000Z']
    expect((await readdir(to)).toSorted()).toEqual(['by-hand', ...names])
    const [picture = ''] = await readdir(join(to, names[1] ?? '', 'media'))
    expect((await stat(join(to, names[1] ?? '', 'media', picture))).nlink).toBe(2)
    expect(await readdir(join(place.dataDir, 'work'))).toEqual([])

    const said = await runCommandOn(place, 'verify', [], {
      BACKUP_TO: to,
    })
    expect(said).toMatchObject({ code: 0, said: expect.stringContaining(`${names[1]} is whole`) })

    // A picture damaged in the last backup is not shared with the next.
    await writeFile(join(to, names[1] ?? '', 'media', picture), 'rot')
    await makeNightlyBackup(env, night(3))
    const last = 'nightly-2027-01-03T03-00-00-000Z'
    expect((await readdir(to)).toSorted()).toEqual(['by-hand', names[1], last])
    await deleteAllData(place)
    await restoreInProcess(place, join(to, last))
    expect(await readEverything(place)).toEqual(before)
  },
)

testOnce(
  'a bucket that rejects deletions stores the new backup and reports the problem',
  async () => {
    const { place } = await backedUp()
    const s3 = await startS3(onTestFinished)
    const env = envOf(place, {
      BACKUP_TO: `s3://${s3.options.bucket}/site`,
      BACKUP_KEEP: '1',
      S3_ENDPOINT: s3.options.endpoint,
      S3_ACCESS_KEY_ID: s3.options.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.options.secretAccessKey,
    })
    await makeNightlyBackup(env, night(1))
    s3.lock()
    const { name, problem } = await makeNightlyBackup(env, night(2))
    expect(problem).toMatch(/^Older backups could not be removed: .*403/)
    expect(await openBackupStore(env, env.BACKUP_TO).list()).toEqual([
      'nightly-2027-01-01T03-00-00-000Z',
      name,
    ])
  },
)

testOnce(
  'backups in a bucket store each picture once, repair damaged ones, are rotated and restored',
  async () => {
    const { place, before } = await backedUp()
    const s3 = await startS3(onTestFinished)
    const storage = createS3Storage(s3.options)
    const settings = {
      BACKUP_TO: `s3://${s3.options.bucket}/site`,
      BACKUP_KEEP: '1',
      S3_ENDPOINT: s3.options.endpoint,
      S3_ACCESS_KEY_ID: s3.options.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.options.secretAccessKey,
    }
    const env = envOf(place, settings)
    await makeNightlyBackup(env, night(1))
    const [{ name: picture = '' } = {}] = await storage.list('site/media/')
    await storage.put(picture, new TextEncoder().encode('rot'))
    await storage.put('site/media/0dd.webp', new TextEncoder().encode('of no backup'))
    await makeNightlyBackup(env, night(2))
    const names = (await storage.list('')).map(({ name }) => name)
    expect(names.filter((name) => name.startsWith('site/media/'))).toHaveLength(9)
    expect(names.filter((name) => name.endsWith('manifest.json'))).toEqual([
      'site/nightly-2027-01-02T03-00-00-000Z/manifest.json',
    ])
    const address = `${settings.BACKUP_TO}/nightly-2027-01-02T03-00-00-000Z`
    await deleteAllData(place)
    expect(await restore(place, address, settings)).toMatchObject({ code: 0 })
    expect(await readEverything(place)).toEqual(before)
  },
)

test('a scheduled backup is restored for a test, which finds damage that hashes miss and leaves nothing behind', async () => {
  const { place } = await backedUp()
  const to = temporaryFolder()
  const made = await makeNightlyBackup(envOf(place, { BACKUP_TO: to }), night(1))
  expect(made).toMatchObject({ pictures: 9, problem: '' })
  const folder = join(to, made.name)
  const trial = trialIn(place)
  if (databaseKind === 'postgres') {
    const said = await runCommandOn(place, 'verify', [folder])
    expect(said).toMatchObject({ code: 0, said: expect.stringContaining('is whole') })
  }
  expect((await verifyBackupByRestoring(folder, trial)).pictures).toHaveLength(9)
  expect(await readdir(trial.scratch)).toEqual([])
  const manifest = join(folder, 'manifest.json')
  const text = await readFile(manifest, 'utf8')
  const other = JSON.parse(text)
  other.tables.post.rows = 4
  await writeFile(manifest, JSON.stringify(other))
  await expect(verifyBackupByRestoring(folder, trial)).rejects.toThrow(
    'The restored data differs from the data backed up: post (3 rows, not 4).',
  )
  await writeFile(manifest, text)
  await rm(join(folder, backupDatabaseFileNames[databaseKind]))
  await expect(verifyBackupByRestoring(folder, trial)).rejects.toThrow('cannot be read')
  expect(await readdir(trial.scratch)).toEqual([])
})

/** Makes a backup as an older Salus would, with only the first migrations. */
const makeOld = async (steps: readonly Migration[]) => {
  const place = await emptyPlace()
  const { dialect } = place.databaseUrl
    ? openPostgresPool(place.databaseUrl, () => undefined)
    : openSqlite(place.dataDir)
  const old = new Kysely<DatabaseTables>({ dialect })
  await applyPendingMigrations(old, { kind: databaseKind, migrations: steps })
  const id = `${'0'.repeat(25)}1`
  const at = '2025-11-17T09:00:00.000Z'
  await sql`insert into profile (_id, "createdAt", "updatedAt", version, name, email, about, "profilePic",
    designation, qualifications, "AreaofInterest", "socialLinks")
    values (${id}, ${at}, ${at}, 1, 'Ada', 'ada@salus.example', 'Wrote the first programme', '/media/ada.webp',
    '[]', '[]', '[]', '[]')`.execute(old)
  await sql`insert into media (name, "createdAt") values ('ada.webp', ${at})`.execute(old)
  await sql`insert into journal (_id, at, actor, entity, "entityId", action, after)
    values ('1', ${at}, 'Ada', 'profile', ${id}, 'created', '{}')`.execute(old)
  await old.destroy()
  await mkdir(join(place.dataDir, 'media'))
  await writeFile(join(place.dataDir, 'media', 'ada.webp'), 'a picture')
  const folder = join(temporaryFolder(), 'backup')
  await backUpInProcess(place, folder)
  // Manifests of that time had no table contents.
  const { tables: _, ...manifest } = await readBackupManifest(folder)
  await writeBackupManifest(folder, manifest)
  return folder
}

test('a backup that is a year and thirty migrations old is verified, restored and served', async () => {
  const folder = await makeOld(migrations.slice(0, -30))
  const place = await emptyPlace()
  await verifyBackupByRestoring(folder, trialIn(place))
  await restoreInProcess(place, folder)
  const app = await startTestApp({ place })
  expect((await app.client().profile.profiles()).profiles).toMatchObject([
    { name: 'Ada', about: 'Wrote the first programme', profilePic: '/media/ada.webp' },
  ])
  expect(await readFile(join(place.dataDir, 'media', 'ada.webp'), 'utf8')).toBe('a picture')
  const { results } = await app.client().search.find({ q: 'programme' })
  expect(results.map(({ title }) => title)).toEqual(['Ada'])
})
