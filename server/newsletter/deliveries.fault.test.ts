import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '#server/base/db/database.ts'
import { startTestApp } from '#server/tools/testing/app.ts'
import { eventually } from '#server/tools/testing/eventually.ts'
import { startMailServer } from '#server/tools/testing/mail-server.ts'
import { makePlace } from '#server/tools/testing/place.ts'
import { launchReady, type ServerProcess } from '#server/tools/testing/process.ts'

const recipients = 40
const all = Array.from({ length: recipients }, (_, index) => `reader${index}@navy.example`)

/** An issue that waits to be sent, and a mail server that counts. */
const start = async (kind: Database['kind']) => {
  const place = await makePlace(kind, undefined, onTestFinished)
  const app = await startTestApp({ place })
  const rows = all.map((email, index) => {
    const _id = `${index}`.padStart(26, '0')
    const stamp = { _id, createdAt: '', updatedAt: '', version: 1 }
    return {
      ...stamp,
      email,
      emailKey: email,
      token: _id.padStart(43, 'T'),
      confirmed: 1,
      lang: '',
    }
  })
  await app.services.database.queries.insertInto('subscriber').values(rows).execute()
  const token = await app.adminToken()
  const { issue } = app.client(token)
  const { data } = await issue.createIssue({ subject: 'News', content: 'Dear all' })
  app.mailbox.failWith(new Error('No mail server yet'))
  await issue.sendIssue({ issueId: data._id })
  await app.services.newsletter.flush().catch(() => undefined)
  app.takeErrors()
  await app.close()

  const mailServer = await startMailServer()
  const settings = {
    DATA_DIR: place.dataDir,
    SMTP_URL: mailServer.url,
    LOG_LEVEL: 'error',
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
  }
  const taken = () => mailServer.mails.flatMap((mail) => mail.recipients)
  return {
    mailServer,
    taken,
    launch: () => launchReady(settings),
    untilKept: (count: number) =>
      eventually(() => expect(mailServer.kept()).toBeGreaterThanOrEqual(count)),
    progress: async (server: ServerProcess) =>
      (await server.client(token).issue.issues()).issues[0],
  }
}

const kill = async ({ child, ended }: ServerProcess) => {
  child.kill('SIGKILL')
  expect(await ended).toBe('SIGKILL')
}

test('everyone gets an issue once through kill -9 while a mail is handed over', async () => {
  const { mailServer, taken, launch, untilKept, progress } = await start('sqlite')
  // The mail is taken, but its sender never hears of it.
  mailServer.behave('keep', 10)
  const server = await launch()
  await untilKept(1)
  await kill(server)
  mailServer.behave('accept')
  const last = await launch()
  await eventually(async () => expect((await progress(last))?.state).toBe('sent'))
  expect(taken().toSorted()).toEqual(all.toSorted())
  expect(await progress(last)).toMatchObject({
    sent: recipients - 1,
    uncertain: 1,
    refused: 0,
    total: recipients,
  })
})

test('everyone gets an issue once from several instances, one of which is killed', async () => {
  const { mailServer, taken, launch, untilKept, progress } = await start('postgres')
  mailServer.behave('keep', 10)
  const [first] = await Promise.all([launch(), launch()])
  await untilKept(2)
  await kill(first)
  mailServer.behave('accept')
  const last = await launch()
  await eventually(async () => expect((await progress(last))?.sent).toBe(recipients - 2))
  expect(taken().toSorted()).toEqual(all.toSorted())
})
