import { expect, onTestFinished, test } from 'vitest'
import {
  recipientsOfMails,
  signUpByMail,
  subscribeByMail,
} from '#server/tools/testing/accounts/by-mail.ts'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import { makeFolder } from '#server/tools/testing/database/place.ts'
import { createEmptyDatabase } from '#server/tools/testing/database/postgres.ts'
import { launchReadyServer } from '#server/tools/testing/process/process.ts'
import { startMailServer } from '#server/tools/testing/services/mail-server.ts'

const all = Array.from({ length: 8 }, (_, index) => `reader${index}@navy.example`)

// On SQLite, with one process that restarts, kill.fault.test.ts checks this.
test('everyone gets an issue once from several instances, one of which is killed', async () => {
  const { url, letGo } = await createEmptyDatabase()
  onTestFinished(letGo)
  const mailServer = await startMailServer()
  const settings = { DATABASE_URL: url, SMTP_URL: mailServer.url, LOG_LEVEL: 'error' }
  const launch = () => launchReadyServer({ ...settings, DATA_DIR: makeFolder(onTestFinished) })
  const first = await launch()
  const token = await signUpByMail(first, mailServer)
  await subscribeByMail(first, mailServer, all)

  // The mail server accepts a mail but does not respond.
  mailServer.behave('keep', 3)
  const { issue } = first.client(token)
  const { data } = await issue.createIssue({ subject: 'News', content: 'Dear all' })
  await issue.sendIssue({ issueId: data._id })
  await eventually(() => expect(mailServer.kept()).toBe(1))
  mailServer.behave('accept')
  const second = await launch()
  first.child.kill('SIGKILL')
  expect(await first.ended).toBe('SIGKILL')

  await eventually(async () => {
    const { issues } = await second.client(token).issue.issues()
    expect(issues[0]?.sent).toBe(all.length - 1)
  })
  expect(recipientsOfMails(mailServer, 'News').toSorted()).toEqual(all.toSorted())

  // A stopped server exits cleanly after its delay.
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})
