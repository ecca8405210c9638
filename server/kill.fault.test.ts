import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { SalusClient } from '#contract/api.ts'
import type { SiteImport } from '#contract/move/move-in.ts'
import {
  recipientsOfMails,
  signUpByMail,
  subscribeByMail,
} from './tools/testing/accounts/by-mail.ts'
import { startTestApp, type TestApp } from './tools/testing/app/app.ts'
import { eventually } from './tools/testing/app/eventually.ts'
import { previewImportOf, waitForImport } from './tools/testing/content/imports.ts'
import { previewMove, waitForMove } from './tools/testing/content/moves.ts'
import { temporaryFolder } from './tools/testing/database/database.ts'
import { afterPictureHolds, expectNothingLeft } from './tools/testing/database/leftovers.ts'
import { launchReadyServer, type ServerProcess } from './tools/testing/process/process.ts'
import {
  type ConfirmedWrites,
  uploadUntilGone,
  writeUntilGone,
} from './tools/testing/process/until-gone.ts'
import { startMailServer } from './tools/testing/services/mail-server.ts'

const readers = Array.from({ length: 8 }, (_, n) => `reader${n}@navy.example`)

// Enough works that both imports are still running when the server is killed.
const works = 150
const bibtex = Array.from(
  { length: works },
  (_, n) =>
    `@article{w${n}, title = {Imported ${n}}, author = {Doe, Jane}, year = 2024, doi = {10.5555/kill.${n}}}`,
).join('\n')

const movers = 150
const oldSite = new File(
  [`name,team\n${Array.from({ length: movers }, (_, n) => `Mover ${n},Crew`).join('\n')}\n`],
  'people.csv',
)

/** Counts different works of the import, and all publications. */
const countImported = async ({ publication }: SalusClient): Promise<[number, number]> => {
  const { publications } = await publication.showAllPublications()
  const found = publications.filter(({ title }) => title.startsWith('Imported'))
  return [new Set(found.map(({ doi }) => doi)).size, found.length]
}

/** Counts different people of the site import, and all people. */
const countMoved = async ({ profile }: SalusClient): Promise<[number, number]> => {
  const names = (await profile.profiles()).profiles.map(({ name }) => name)
  const found = names.filter((name) => name.startsWith('Mover'))
  return [new Set(found).size, found.length]
}

type Progress = Pick<SiteImport, 'state' | 'reason' | 'done' | 'total'>

const expectMidway = (now: Progress | null): void => {
  expect([now?.state, now?.reason]).toEqual(['saving', ''])
  expect(now?.done).toBeGreaterThan(0)
  expect(now?.done).toBeLessThan(now?.total ?? 0)
}

const expectAllThere = async (
  { publication }: SalusClient,
  ledger: ConfirmedWrites,
): Promise<void> => {
  const { publications } = await publication.showAllPublications()
  const stored = new Map(publications.map(({ _id, title }) => [_id, title]))
  expect([...ledger].filter(([id, title]) => (stored.get(id) ?? null) !== title)).toEqual([])
}

/** Asserts that all pictures are shown, and that no file, row or hold of an interrupted upload remains. */
const expectPictures = async (
  { services, fetch }: TestApp,
  shown: ReadonlySet<string>,
): Promise<void> => {
  const expectShown = async () => {
    for (const url of shown) expect((await fetch(url, {})).status).toBe(200)
  }
  await services.media.sweep()
  await expectShown()
  await services.media.sweep(afterPictureHolds())
  await expectNothingLeft(services)
  await expectShown()
}

const expectOrder = (dataDir: string): void => {
  const file = new DatabaseSync(join(dataDir, 'salus.db'), { readOnly: true })
  expect(file.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
  expect(file.prepare('pragma foreign_key_check').all()).toEqual([])
  const orphans = file.prepare(
    `select count(*) as count from publication where _id not in (select "entityId" from journal where action = 'created')`,
  )
  expect(orphans.get()).toEqual({ count: 0 })
  // Other tests lower the cost of password hashes.
  expect(file.prepare('select "passwordHash" from account').get()).toEqual({
    passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
  })
  file.close()
}

interface Answered {
  readonly ledger: ConfirmedWrites
  /** Picture URLs. */
  readonly shown: Set<string>
}

/** Kills a server during four writes, two uploads and background work. */
const killAmidst = async (
  server: ServerProcess,
  token: string,
  { ledger, shown }: Answered,
  begin: () => void,
  expectThere: () => Promise<void>,
): Promise<void> => {
  const before = { written: ledger.size, shown: shown.size }
  const writing = [
    ...['a', 'b', 'c', 'd'].map((name) => writeUntilGone(server, token, ledger, name)),
    ...[1, 2].map(() => uploadUntilGone(server, token, shown)),
  ]
  await eventually(() => {
    expect(ledger.size).toBeGreaterThan(before.written)
    expect(shown.size).toBeGreaterThan(before.shown)
  })
  begin()
  await eventually(expectThere)
  // Kills the server at a random moment.
  await sleep(Math.random() * 100)
  server.child.kill('SIGKILL')
  await Promise.all(writing)
  expect(await server.ended).toBe('SIGKILL')
  expect(server.output()).not.toContain('"level":50')
}

/** Sends a request without waiting for a response. */
const order = (call: Promise<unknown>): void => void call.catch(() => undefined)

test('acknowledged data survive kill -9, and interrupted work is finished after a restart', async () => {
  const mailServer = await startMailServer()
  const DATA_DIR = temporaryFolder()
  const launch = () => launchReadyServer({ DATA_DIR, SMTP_URL: mailServer.url, LOG_LEVEL: 'error' })
  const answered: Answered = { ledger: new Map(), shown: new Set() }

  const first = await launch()
  const token = await signUpByMail(first, mailServer)
  const admin = first.client(token)
  await subscribeByMail(first, mailServer, readers)
  const { importId } = await previewImportOf(admin, bibtex)
  const { importId: moveId } = await previewMove(admin, oldSite)
  const { data: issue } = await admin.issue.createIssue({ subject: 'News', content: 'Dear all' })
  // The mail server accepts mails without confirming them.
  mailServer.behave('keep', 3)
  await admin.issue.sendIssue({ issueId: issue._id })
  await eventually(() => expect(mailServer.kept()).toBe(1))
  const begin = () => {
    order(admin.publication.import({ importId }))
    order(admin.move.import({ importId: moveId }))
  }
  await killAmidst(first, token, answered, begin, async () => {
    expectMidway((await admin.publication.getImport({ importId, entries: false })).import)
    expectMidway((await admin.move.getImport({ importId: moveId, items: false })).import)
  })

  mailServer.behave('accept')
  const second = await launch()
  const again = second.client(token)
  await expectAllThere(again, answered.ledger)
  const saved = { state: 'saved', done: works, total: works }
  expect(await waitForImport(again, importId)).toMatchObject(saved)
  expect(await countImported(again)).toEqual([works, works])
  const { state, items } = await waitForMove(again, moveId)
  expect(state).toBe('saved')
  expect(items.filter(({ savedAs }) => savedAs !== '')).toHaveLength(movers + 1)
  expect(await countMoved(again)).toEqual([movers, movers])
  const sent = { sent: readers.length - 1, uncertain: 1, refused: 0, total: readers.length }
  await eventually(async () =>
    expect((await again.issue.issues()).issues[0]).toMatchObject({ state: 'sent', ...sent }),
  )
  expect(recipientsOfMails(mailServer, 'News').toSorted()).toEqual(readers)
  const undo = () => order(again.publication.undoImport({ importId }))
  await killAmidst(second, token, answered, undo, async () =>
    expectMidway((await again.publication.getImport({ importId, entries: false })).import),
  )

  // The last start is in this process, so that the test can inspect its files.
  const app = await startTestApp({ place: { dataDir: DATA_DIR, databaseUrl: undefined } })
  app.services.imports.start()
  const last = app.client(token)
  expect(await waitForImport(last, importId)).toMatchObject({ state: 'undone', kept: [] })
  expect(await countImported(last)).toEqual([0, 0])
  await expectAllThere(last, answered.ledger)
  await expectPictures(app, answered.shown)
  await app.close()
  expectOrder(DATA_DIR)
})
