import { expect, onTestFinished, test } from 'vitest'
import { createSmtpMailer } from '#server/base/mail/smtp.ts'
import { startSite } from '#server/tools/testing/content/content.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { startMailServer } from '#server/tools/testing/services/mail-server.ts'

const startWith = async (url: string) => {
  const mailer = createSmtpMailer(url, 'Salus <no-reply@salus.example>')
  onTestFinished(() => mailer.close())
  return startSite({ parts: () => ({ mailer }) })
}

test('a test mail is sent to the user who requests it', async () => {
  const { url, mails } = await startMailServer()
  const { admin } = await startWith(url)
  const { sentTo, inOutbox, message } = await admin.settings.sendTestMail({})
  expect([message, inOutbox]).toEqual(['Test Mail Sent', false])
  expect(mails.map(({ recipients }) => recipients)).toEqual([[sentTo]])
})

test('a failure is explained in plain words, followed by the mail server’s error', async () => {
  const { admin, app } = await startWith('smtp://127.0.0.1:1')
  expect(await refusalOf(admin.settings.sendTestMail({}))).toMatchObject({
    status: 503,
    code: 'mailDown',
    message: expect.stringMatching(/^Nothing answers at the address.* ECONNREFUSED/),
  })
  expect(app.takeErrors()).toHaveLength(1)
})
