import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrations } from '#server/base/db/migrations/index.ts'
import { enqueueTask } from '#server/base/db/work.ts'
import { readEnv } from '#server/env.ts'
import {
  databaseKind,
  freshPlace,
  openTestDatabase,
  temporaryFolder,
} from '#server/tools/testing/database/database.ts'
import { runCommandOn } from '#server/tools/testing/process/command.ts'
import { startMailServer } from '#server/tools/testing/services/mail-server.ts'
import { runDoctorChecks } from './examine.ts'

const command = 'doctor'

const found = async (settings: Record<string, string | undefined>, mailTo?: string) => {
  const findings = await runDoctorChecks({ env: readEnv(settings), mailTo, now: new Date() })
  return Object.fromEntries(findings.map(({ name, ...finding }) => [name, finding]))
}

const settingsOf = async () => {
  const place = await freshPlace()
  chmodSync(place.dataDir, 0o700)
  const address = place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}
  return { place, settings: { DATA_DIR: place.dataDir, ...address } }
}

test('reports healthy checks, also beside a running server', async () => {
  const { place, settings } = await settingsOf()
  await openTestDatabase({ place })
  expect(await found(settings)).toMatchObject({
    database: { state: 'fine' },
    migrations: { state: 'fine' },
    clock: { state: 'fine' },
    storage: { state: 'fine' },
    disk: { state: 'fine' },
    // A warning, because Salus works without it.
    mail: { state: 'warning', remedy: expect.stringContaining('SMTP_URL') },
    backup: { state: 'warning', says: 'There is no backup yet.' },
  })
})

test('each problem comes with its remedy', async () => {
  const { settings } = await settingsOf()
  chmodSync(settings.DATA_DIR, 0o755)
  const mailServer = await startMailServer()
  await mailServer.stop()
  const ill = {
    ...settings,
    PUBLIC_URL: 'https://group.example',
    SMTP_URL: mailServer.url,
    ...(databaseKind === 'postgres' && { DATABASE_URL: 'postgres://127.0.0.1:1/nowhere' }),
  }
  if (databaseKind === 'sqlite')
    writeFileSync(join(settings.DATA_DIR, 'salus.db'), 'not a database')
  expect(await found(ill)).toMatchObject({
    database: { state: 'wrong', remedy: expect.any(String) },
    // The failed database is reported once, not by each check that needs it.
    migrations: { state: 'warning', remedy: 'Fix the database first.' },
    backup: { state: 'warning', remedy: 'Fix the database first.' },
    permissions: { state: 'wrong', remedy: `chmod 700 ${settings.DATA_DIR}` },
    mail: { state: 'wrong' },
    proxy: { state: 'wrong', remedy: expect.stringContaining('TRUST_PROXY') },
  })
})

test('reports paths that Salus cannot write, or that belong to another user', async () => {
  const { settings } = await settingsOf()
  const folder = settings.DATA_DIR
  const permissions = async () => (await found(settings)).permissions
  const toldOf = (path: string) => ({ state: 'wrong', says: expect.stringContaining(path) })
  expect((await permissions())?.state).not.toBe('wrong')
  chmodSync(folder, 0o500)
  expect(await permissions()).toMatchObject(toldOf(`${folder} `))
  chmodSync(folder, 0o700)
  for (const name of ['lock', 'salus.db-wal', 'salus.db']) {
    const file = join(folder, name)
    writeFileSync(file, '', { flag: 'a' })
    if (process.getuid?.() === 0) {
      chownSync(file, 12_345, 12_345)
      expect(await permissions()).toMatchObject(toldOf(`${file} `))
      chownSync(file, 0, 0)
    }
    chmodSync(file, 0o400)
    expect(await permissions()).toMatchObject(toldOf(`${file} `))
    chmodSync(file, 0o600)
  }
})

test('reports all unwise settings, and a backup that is gone, old or was never made', async () => {
  const { place, settings } = await settingsOf()
  const { queries } = await openTestDatabase({ place })
  const { settings: told } = await found({ ...settings, SIGNUP: 'open', RATE_LIMITS: 'off' })
  for (const name of ['SIGNUP', 'RATE_LIMITS', 'PUBLIC_URL']) expect(told?.says).toContain(name)

  const to = temporaryFolder()
  const backupNow = async () => (await found({ ...settings, BACKUP_TO: to })).backup
  const row = { kind: 'backup', createdAt: '', tries: 3 } as const
  const failed = { ...row, groupId: '2026-01-01', state: 'failed' as const }
  await enqueueTask(queries, { ...failed, problem: 'No room' })
  expect(await backupNow()).toMatchObject({ state: 'wrong', says: 'There is no backup: No room' })

  const name = 'nightly-2026-01-02T03-00-00-000Z'
  const madeAt = new Date(Date.now() - 3 * 86_400_000).toISOString()
  const dataOf = (made: string) => JSON.stringify({ madeAt: made, name, bytes: 1, pictures: 0 })
  const done = { ...row, groupId: '2026-01-02', state: 'done' as const, data: dataOf(madeAt) }
  await enqueueTask(queries, done)
  expect((await backupNow())?.says).toContain('3 days ago, and is not in')
  mkdirSync(join(to, name))
  writeFileSync(join(to, name, 'manifest.json'), '{}')
  expect(await backupNow()).toMatchObject({
    state: 'wrong',
    says: expect.stringContaining('none was made since'),
  })
  const today = new Date().toISOString()
  await queries
    .updateTable('work')
    .set({ data: dataOf(today) })
    .where('state', '=', 'done')
    .execute()
  expect(await backupNow()).toMatchObject({ state: 'fine' })
})

test('reports a database of a newer Salus, and one with pending migrations', async () => {
  const { place, settings } = await settingsOf()
  const { queries } = await openTestDatabase({ place })
  const name = migrations.at(-1)?.name ?? ''
  await sql`delete from migration where name = ${name}`.execute(queries)
  expect((await found(settings)).migrations).toMatchObject({
    state: 'warning',
    says: expect.stringContaining(`from ${name} on`),
  })
  await sql`update migration set name = '999-later' where name = ${migrations[0]?.name}`.execute(
    queries,
  )
  expect((await found(settings)).migrations).toMatchObject({
    state: 'wrong',
    says: expect.stringContaining('999-later'),
  })
})

test('sends a test mail only to the requested recipient', async () => {
  const { settings } = await settingsOf()
  const server = await startMailServer()
  expect(await found({ ...settings, SMTP_URL: server.url })).toMatchObject({
    mail: { state: 'fine' },
  })
  expect(server.mails).toEqual([])
  await found({ ...settings, SMTP_URL: server.url }, 'it@group.example')
  expect(server.mails.map(({ recipients }) => recipients)).toEqual([['it@group.example']])
})

test.runIf(databaseKind === 'sqlite')(
  'the command ends with 1 if something is wrong, with text or JSON',
  async () => {
    const place = { dataDir: temporaryFolder(), databaseUrl: undefined }
    chmodSync(place.dataDir, 0o700)
    const well = await runCommandOn(place, command)
    expect(well).toMatchObject({ code: 0, said: expect.stringContaining('ok       database:') })
    const { code } = await runCommandOn(place, command, ['--json'], { PORT: 'none' })
    expect(code).toBe(1)
    const json = await runCommandOn(place, command, ['--json'])
    expect(JSON.parse(json.said)).toMatchObject({ isWell: true, findings: expect.any(Array) })
  },
)
