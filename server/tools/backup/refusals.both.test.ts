import { execFile } from 'node:child_process'
import { cp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { OperatorError } from '#server/base/process/operator-error.ts'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import {
  databaseKind,
  freshPlace,
  type Place,
  temporaryFolder,
  testOnce,
} from '#server/tools/testing/database/database.ts'
import { readEverything } from '#server/tools/testing/database/everything.ts'
import {
  backUp,
  backUpInProcess,
  restore,
  shareBackup,
} from '#server/tools/testing/process/backup.ts'
import { runCommandOn } from '#server/tools/testing/process/command.ts'
import { backupDatabaseFileNames, readBackupManifest } from './manifest.ts'
import { fingerprintFile } from './new-files.ts'
import { restoreBackup } from './restore.ts'
import { copyAndVerifyBackup } from './verify.ts'

const database = backupDatabaseFileNames[databaseKind]
const pictureIn = async (folder: string) =>
  join(folder, 'media', (await readdir(join(folder, 'media')))[0] ?? '')
const edit = async (path: string, change: (text: string) => string) =>
  writeFile(path, change(await readFile(path, 'utf8')))

const faults: [string, (folder: string) => Promise<unknown>, RegExp][] = [
  ['a folder that is no backup', (folder) => rm(join(folder, 'manifest.json')), /not a complete/],
  [
    'a manifest that is cut off',
    (folder) => edit(join(folder, 'manifest.json'), (text) => text.slice(0, -20)),
    /manifest\.json is damaged/,
  ],
  ['a missing picture', async (folder) => rm(await pictureIn(folder)), /cannot be read/],
  [
    'a picture with one wrong byte',
    async (folder) => {
      const path = await pictureIn(folder)
      const bytes = await readFile(path)
      bytes[30] = (bytes[30] ?? 0) ^ 1
      await writeFile(path, bytes)
    },
    /differs from the original/,
  ],
  [
    'a link in place of a picture',
    async (folder) => {
      const path = await pictureIn(folder)
      await rename(path, `${path}.original`)
      await symlink(`${path}.original`, path)
    },
    /is a link or a device/,
  ],
  ['a missing database', (folder) => rm(join(folder, database)), /cannot be read/],
  [
    'a database that is cut off',
    async (folder) => {
      const path = join(folder, database)
      await writeFile(path, (await readFile(path)).subarray(0, 5000))
    },
    /differs from the original/,
  ],
  [
    'a backup of a newer Salus',
    (folder) =>
      edit(join(folder, 'manifest.json'), (text) =>
        text.replace('"steps": [', '"steps": ["999-future",'),
      ),
    /written by a newer version of Salus/,
  ],
  [
    'a name that leads out of the folder',
    (folder) =>
      edit(join(folder, 'manifest.json'), (text) =>
        text.replace(/"name": "[^"]+"/, '"name": "../../x.webp"'),
      ),
    /manifest\.json is damaged/,
  ],
  [
    'a backup of the other kind of database',
    (folder) =>
      edit(join(folder, 'manifest.json'), (text) =>
        text.replace(/"kind": "\w+"/, (kind) =>
          kind.includes('sqlite') ? '"kind": "postgres"' : '"kind": "sqlite"',
        ),
      ),
    databaseKind === 'sqlite' ? /This is a backup of/ : /cannot be read/,
  ],
]

const entriesOf = async ({ dataDir }: Place) =>
  (await readdir(dataDir)).filter((name) => name !== 'lock')

/** Replaces the size and hash of the database in the manifest, as an author of a forged backup would. */
const describeDatabase = async (folder: string) => {
  const { bytes, sha256 } = await fingerprintFile(join(folder, database))
  await edit(join(folder, 'manifest.json'), (text) =>
    text.replace(/("database": \{[^}]*"bytes": )\d+(,\s*"sha256": ")\w+/, `$1${bytes}$2${sha256}`),
  )
}

const backedUp = shareBackup()

test('a damaged backup is rejected with a sentence, and nothing is changed', async () => {
  const { place, folder, before } = await backedUp()
  const entries = await entriesOf(place)
  for (const [what, damage, sentence] of faults) {
    const damaged = join(temporaryFolder(), 'copy')
    await cp(folder, damaged, { recursive: true })
    await damage(damaged)
    // Called directly, because starting the command for each case is slow.
    const restoring = restoreBackup(damaged, { ...place, bucket: undefined })
    await expect(restoring, what).rejects.toThrow(sentence)
    await expect(restoring, what).rejects.toBeInstanceOf(OperatorError)
    expect(await entriesOf(place), what).toEqual(entries)
  }
  expect(await readEverything(place)).toEqual(before)
})

testOnce('a failed write is not reported as a damaged backup', async () => {
  const { folder } = await backedUp()
  const manifest = await readBackupManifest(folder)
  const nowhere = join(temporaryFolder(), 'missing')
  await expect(copyAndVerifyBackup(manifest, folder, nowhere)).rejects.toMatchObject({
    code: 'ENOENT',
  })
})

test.runIf(databaseKind === 'sqlite')(
  'a database damaged before the backup is rejected, and nothing is changed',
  async () => {
    const { place, folder, before } = await backedUp()
    const path = join(folder, database)
    const bytes = await readFile(path)
    bytes.fill(0xff, 3 * 4096, 12 * 4096)
    await writeFile(path, bytes)
    await describeDatabase(folder)
    const { code, said } = await restore(place, folder)
    expect([code, said]).toEqual([1, expect.stringContaining("The backup's database is damaged")])
    expect(said).not.toContain('    at ')
    expect(await readEverything(place)).toEqual(before)
  },
)

test.runIf(databaseKind === 'sqlite')(
  'a database with triggers, views or foreign virtual tables is rejected',
  async () => {
    for (const [sql, object] of [
      ['create trigger evil after insert on account begin select 1; end', 'trigger evil'],
      ['create view evil as select 1', 'view evil'],
      ["create virtual table evil using fts5(words, content='')", 'table evil'],
    ] as const) {
      const { place, folder } = await backedUp()
      const raw = new DatabaseSync(join(folder, database))
      raw.exec(sql)
      raw.close()
      await describeDatabase(folder)
      const message = `${object} is not of Salus`
      await expect(restoreBackup(folder, { ...place, bucket: undefined })).rejects.toThrow(message)
      await rename(join(folder, database), join(folder, 'media', 'salus.db'))
      const own = { dataDir: join(folder, 'media'), databaseUrl: undefined }
      await expect(backUpInProcess(own, temporaryFolder())).rejects.toThrow(message)
    }
  },
)

test('a restore while Salus runs is rejected, and nothing is changed', async () => {
  const { place, folder, before } = await backedUp()
  const app = await startTestApp({ place })
  const { code, said } = await restore(place, folder)
  expect(code).toBe(1)
  expect(said).toMatch(/is in use by another running Salus|A Salus is running on this database/)
  await app.close()
  expect(await readEverything(place)).toEqual(before)
})

testOnce.for(['backup', 'remove-examples'])(
  '%s --help does nothing but print its usage',
  async (command) => {
    const place = await freshPlace()
    const before = await readdir(place.dataDir)
    const { code, said } = await runCommandOn(place, command, ['--help'])
    expect([code, said]).toEqual([2, expect.stringMatching(/^Use: npm run [a-z-]+/)])
    expect(await readdir(place.dataDir)).toEqual(before)
  },
)

testOnce('a command also runs from its source, as npm starts it', async () => {
  const { PATH } = process.env
  const file = 'server/tools/demo/remove-examples-command.ts'
  const started = promisify(execFile)(process.execPath, [file, '--help'], { env: { PATH } })
  await expect(started).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^Use: npm run remove-examples/),
  })
})

testOnce('a failed backup leaves nothing behind that would block the next one', async () => {
  const place = { dataDir: temporaryFolder(), databaseUrl: undefined }
  const folder = temporaryFolder()
  await expect(backUpInProcess(place, folder)).rejects.toThrow('There is no database')
  expect(await readdir(folder)).toEqual([])
})

// The folder is checked before the database is opened.
testOnce('a backup into a folder with files is rejected', async () => {
  const place = await freshPlace()
  const folder = temporaryFolder()
  await writeFile(join(folder, 'notes'), 'mine')
  expect(await backUp(place, folder)).toMatchObject({
    code: 1,
    said: expect.stringContaining('is not empty'),
  })
  expect(await readdir(folder)).toEqual(['notes'])
})
