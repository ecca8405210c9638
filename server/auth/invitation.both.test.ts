import { describe, expect, test } from 'vitest'
import { goodPassword, signUp } from '#server/tools/testing/accounts/accounts.ts'
import { startTestApp, type TestApp, type TestAppOptions } from '#server/tools/testing/app/app.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'

const grace = 'grace@salus.example'
const start = async (options?: TestAppOptions) => {
  const app = await startTestApp(options)
  const { token } = await app.signUpAdmin()
  return { app, token, admin: app.client(token) }
}
const logIn = (app: TestApp, email = grace) =>
  app.client().auth.login({ email, password: goodPassword })
const invitations = async (app: TestApp, token: string) =>
  (await app.client(token).administrator.showAllAdministrators()).invitations

test('an invitation is mailed with the link and the inviting person', async () => {
  const { app, admin } = await start()
  const { message } = await admin.administrator.invite({ email: grace })
  expect(message).toBe('Invitation Sent')
  await app.services.mailQueue.flush()
  const [mail] = app.mailbox.to(grace)
  expect(mail?.subject).toBe('You are invited to keep Salus')
  expect(mail?.text).toContain('Ada Lovelace invites you')
  expect(mail?.text).toContain('https://salus.example/signup')
})

test.for(['approve', 'invite', 'open'] as const)(
  'an invited account is active at once, with SIGNUP=%s and in any case of letters',
  async (mode) => {
    const { app, token, admin } = await start({ signup: { mode } })
    await admin.administrator.invite({ email: 'Grace@SALUS.example' })
    await signUp(app, grace)
    expect((await logIn(app)).user?.email).toBe(grace)
    expect(await invitations(app, token)).toEqual([])
  },
)

test('an invitation works once', async () => {
  const { app, admin } = await start()
  await admin.administrator.invite({ email: grace })
  await signUp(app, grace)
  await app.services.database.queries.deleteFrom('account').where('email', '=', grace).execute()
  await signUp(app, grace)
  expect((await refusalOf(logIn(app))).status).toBe(403)
})

test('people without an invitation have to wait for approval', async () => {
  const { app, admin } = await start()
  await admin.administrator.invite({ email: grace })
  await signUp(app, 'stranger@salus.example')
  expect((await refusalOf(logIn(app, 'stranger@salus.example'))).status).toBe(403)
})

test('a revoked invitation is invalid', async () => {
  const { app, token, admin } = await start()
  await admin.administrator.invite({ email: grace })
  const { message } = await admin.administrator.withdrawInvitation({ email: 'GRACE@salus.example' })
  expect(message).toBe('Invitation Withdrawn')
  expect(await invitations(app, token)).toEqual([])
  await signUp(app, grace)
  expect((await refusalOf(logIn(app))).status).toBe(403)
  const again = admin.administrator.withdrawInvitation({ email: grace })
  expect(await refusalOf(again)).toMatchObject({ status: 404, message: 'Invitation not found' })
})

test('a second invitation replaces the first, and sends the mail again', async () => {
  const { app, token, admin } = await start()
  for (const email of [grace, 'Grace@salus.example']) await admin.administrator.invite({ email })
  expect(await invitations(app, token)).toHaveLength(1)
  await app.services.mailQueue.flush()
  expect(app.mailbox.mails.filter(({ subject }) => subject.includes('invited'))).toHaveLength(2)
})

test('an email with an account cannot be invited', async () => {
  const { app, admin } = await start()
  await signUp(app, grace)
  const before = app.mailbox.mails.length
  const call = admin.administrator.invite({ email: 'GRACE@salus.example' })
  expect(await refusalOf(call)).toMatchObject({
    status: 409,
    message: 'This address already has an account',
  })
  await app.services.mailQueue.flush()
  expect(app.mailbox.mails).toHaveLength(before)
})

test('an invalid email is rejected', async () => {
  const { app, token } = await start()
  for (const email of [undefined, '', 'grace', 'a@b', `"a"@salus.example`]) {
    for (const [method, name] of [
      ['POST', 'invite'],
      ['DELETE', 'withdrawInvitation'],
    ] as const) {
      const path = `/administrator/${name}`
      const { status, body } = await sendJson(app, method, path, { email }, { token })
      expect([status, body.errors[0].path]).toEqual([400, 'email'])
    }
  }
  expect(await invitations(app, token)).toEqual([])
})

describe('an email of an allowed domain', () => {
  test('cannot be faked by an email with two domains', async () => {
    const app = await startTestApp({ signup: { allowed: ['@group.example'] } })
    const email = '"x" <attacker@evil.example>, "b"@group.example'
    const { status } = await sendJson(app, 'POST', '/auth/sendotp', { email })
    expect(status).toBe(400)
    expect(app.mailbox.mails).toEqual([])
  })
})
