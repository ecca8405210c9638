import { expect, test } from 'vitest'
import { escapeHtml } from '#server/base/text/escape-html.ts'
import { goodPassword, signUp } from '#server/tools/testing/accounts/accounts.ts'
import { addTotp } from '#server/tools/testing/accounts/second-factor.ts'
import { startSite } from '#server/tools/testing/content/content.ts'

const name = 'Imaging Group'

test('every mail is sent with the name of the group', async () => {
  const { admin, app, visitor } = await startSite()
  await admin.settings.updateSettings({ name })
  const email = 'grace@example.org'
  const user = await signUp(app, email)
  await visitor.auth.sendotp({ email })
  const forget = (address: string) => visitor.auth['reset-password-token']({ email: address })
  for (const address of [email, 'nobody@example.org']) await forget(address)
  await admin.administrator.approve({ accountId: user._id })
  await forget(email)
  const { token = '' } = await visitor.auth.login({ email, password: goodPassword })
  const own = app.client(token)
  await own.auth.changepassword({
    oldPassword: goodPassword,
    newPassword: `${goodPassword} 2`,
    confirmNewPassword: `${goodPassword} 2`,
  })
  await addTotp(app, own)
  await admin.administrator.removeSecondFactor({ accountId: user._id })
  await admin.administrator.invite({ email: 'new@example.org' })
  await visitor.contact.sendMessage({ email, message: 'Hello' })
  await visitor.newsletter.subscribe({ email: 'reader@example.org' })
  await admin.settings.sendTestMail()
  const { data: issue } = await admin.issue.createIssue({ subject: 'News' })
  await admin.issue.sendTest({ issueId: issue._id })
  await app.services.mailQueue.flush()

  const { mails } = app.mailbox
  expect(mails.length).toBeGreaterThanOrEqual(13)
  for (const { subject, sender, text, html } of mails) {
    expect([subject, sender]).toEqual([subject, name])
    expect(text, subject).toContain(name)
    expect(html, subject).toContain(name)
    expect(html).toContain(`<title>${escapeHtml(subject.replace('[Test] ', ''))}</title>`)
    expect(subject + text + html).not.toContain('Salus')
  }
})
