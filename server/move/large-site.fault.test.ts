import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { signUpByMail } from '#server/tools/testing/accounts/by-mail.ts'
import { previewMove, siteZip, waitForMove } from '#server/tools/testing/content/moves.ts'
import { temporaryFolder } from '#server/tools/testing/database/database.ts'
import { runCommandOn } from '#server/tools/testing/process/command.ts'
import { launchReadyServer } from '#server/tools/testing/process/process.ts'
import { startMailServer } from '#server/tools/testing/services/mail-server.ts'

const tables = 7
const peoplePerTable = 40
const about = 'Works on engines. '.repeat(10_000)

/** Builds a site of 50 MB: seven tables of people with long texts. */
const largeSite = (): File =>
  siteZip(
    Object.fromEntries(
      Array.from({ length: tables }, (_, table) => [
        `people-${table}.csv`,
        `name,about\n${Array.from(
          { length: peoplePerTable },
          (_, n) => `Person ${table}x${n},"${about}"\n`,
        ).join('')}`,
      ]),
    ),
  )

const manyRows = (rows: number): string =>
  `name\n${Array.from({ length: rows }, (_, n) => `Person ${n}\n`).join('')}`

/** Heap size that suffices for the server, but not for that site. */
const NODE_OPTIONS = '--max-old-space-size=112'

const launchSmall = async () => {
  const mailServer = await startMailServer()
  const server = await launchReadyServer({
    DATA_DIR: temporaryFolder(),
    SMTP_URL: mailServer.url,
    LOG_LEVEL: 'error',
    NODE_OPTIONS,
  })
  return { server, admin: server.client(await signUpByMail(server, mailServer)) }
}

test('a site larger than the heap is imported, recognised and exported again', async () => {
  const { server, admin } = await launchSmall()
  const people = tables * peoplePerTable
  const { importId, items, state } = await previewMove(admin, largeSite())
  expect(server.output()).not.toContain('"level":50')
  expect(state).toBe('ready')
  expect(items.map(({ status }) => status)).toEqual(Array.from({ length: people }, () => 'new'))
  await admin.move.import({ importId, indexes: [0, people - 1] })
  const saved = await waitForMove(admin, importId)
  expect(saved).toMatchObject({ state: 'saved', done: 2, total: 2 })
  const again = new File(['name\nPerson 0x0\n'], 'people.csv')
  expect((await previewMove(admin, again)).items[0]).toMatchObject({ status: 'duplicate' })
  await admin.move.undoImport({ importId })
  expect(await waitForMove(admin, importId)).toMatchObject({ state: 'undone', edited: [] })
  expect((await admin.profile.profiles()).profiles).toEqual([])
})

test('a table of 200,000 rows is rejected with the limit, and leaves no data', async () => {
  const { server, admin } = await launchSmall()
  expect(await previewMove(admin, new File([manyRows(200_000)], 'people.csv'))).toMatchObject({
    state: 'failed',
    reason: 'people.csv has more than 50,000 rows. The command npm run import takes larger ones',
    items: [],
  })
  expect(server.output()).not.toContain('"level":50')
})

test('the command imports both with such a heap', async () => {
  const folder = temporaryFolder()
  const place = { dataDir: join(folder, 'data'), databaseUrl: undefined }
  const look = async (name: string, content: Uint8Array | string) => {
    await writeFile(join(folder, name), content)
    const args = [join(folder, name), '--dry-run']
    return (await runCommandOn(place, 'import', args, { NODE_OPTIONS })).printed
  }
  const site = await look('site.zip', new Uint8Array(await largeSite().arrayBuffer()))
  expect(site).toMatch(/^csv: 280 would be added, 0 here already, 0 failed\.$/m)
  const table = await look('people.csv', manyRows(60_000))
  expect(table).toMatch(/^csv: 60000 would be added, 0 here already, 0 failed\.$/m)
})

test('the command adds new entries, and leaves no import if reading fails', async () => {
  const folder = temporaryFolder()
  const place = { dataDir: join(folder, 'data'), databaseUrl: undefined }
  const table = join(folder, 'people.csv')
  await writeFile(table, manyRows(3))
  const run = (path: string) => runCommandOn(place, 'import', [path])
  expect((await run(table)).printed).toMatch(/^csv: 3 added, 0 here already, 0 failed\.$/m)
  expect((await run(table)).printed).toMatch(/^csv: 0 added, 3 here already, 0 failed\.$/m)
  expect(await run(join(folder, 'nowhere.csv'))).toMatchObject({ code: 1 })
  const database = new DatabaseSync(join(place.dataDir, 'salus.db'))
  expect(
    database.prepare('select state, "leaseUntil" from "moveImport" order by _id').all(),
  ).toEqual([
    { state: 'saved', leaseUntil: '' },
    { state: 'saved', leaseUntil: '' },
  ])
  database.close()
})
