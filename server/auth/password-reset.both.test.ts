import { describe, expect, test } from 'vitest'
import { goodPassword, setAccountState, signUp } from '#server/tools/testing/accounts/accounts.ts'
import { startTestApp, type TestApp } from '#server/tools/testing/app/app.ts'
import { countConcurrentStatuses } from '#server/tools/testing/app/at-once.ts'
import { hours, minutes } from '#server/tools/testing/app/clock.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'

const email = 'ada@salus.example'
const newPassword = 'another horse, another staple'

const start = async (options = {}) => {
  const app = await startTestApp(options)
  await signUp(app, email)
  return app
}
const ask = (app: TestApp, address = email, from?: string) =>
  app.client(null, from).auth['reset-password-token']({ email: address })
const newestMail = async (app: TestApp, address = email) => {
  await app.services.mailQueue.flush()
  return app.mailbox.to(address).at(-1) ?? expect.fail('no mail')
}
const linkFor = async (app: TestApp) => {
  await ask(app)
  const { text } = await newestMail(app)
  const found = /https:\/\/salus\.example\/reset-password\?token=([A-Za-z0-9_-]{43})\b/.exec(text)
  return found?.[1] ?? expect.fail(`no link in: ${text}`)
}
const choose = (app: TestApp, token: string, password = newPassword) =>
  app.client().auth['update-password']({ token, password, confirmPassword: password })
const logIn = (app: TestApp, password: string) => app.client().auth.login({ email, password })

test('a forgotten password is replaced with a link by mail, and every session ends', async () => {
  const app = await start()
  const { token: session } = await logIn(app, goodPassword)
  const { message } = await choose(app, await linkFor(app))
  expect(message).toBe('Password Changed Successfully')
  expect((await refusalOf(app.client(session).auth.me())).status).toBe(401)
  expect((await refusalOf(logIn(app, goodPassword))).status).toBe(401)
  expect((await logIn(app, newPassword)).user?.email).toBe(email)
})

test('the response does not reveal whether there is an account', async () => {
  const app = await start()
  const send = (address: string) =>
    sendJson(app, 'POST', '/auth/reset-password-token', { email: address })
  const known = await send(email)
  const unknown = await send('nobody@salus.example')
  expect(known.status).toBe(200)
  expect(unknown.status).toBe(200)
  expect(unknown.body).toEqual(known.body)
  expect((await newestMail(app)).subject).toBe('Choose a new Salus password')
  const other = await newestMail(app, 'nobody@salus.example')
  expect(other.text).not.toContain('token')
})

test('the owner of an account that waits for approval gets a mail without a link', async () => {
  const app = await start()
  await setAccountState(app.services, email, 'waiting')
  await ask(app)
  const { subject, text } = await newestMail(app)
  expect(subject).toBe('Your Salus account is waiting for approval')
  expect(text).not.toContain('token')
})

test('the mail goes to the email of the account, in any spelling', async () => {
  const app = await start()
  await ask(app, 'ADA@Salus.example')
  expect((await newestMail(app)).subject).toBe('Choose a new Salus password')
  expect(app.mailbox.to('ADA@Salus.example')).toEqual([])
})

describe('a reset link', () => {
  const gone = { status: 400, message: 'This link is no longer valid. Ask for a new one.' }

  test('works once', async () => {
    const app = await start()
    const link = await linkFor(app)
    await choose(app, link)
    expect(await refusalOf(choose(app, link, goodPassword))).toMatchObject(gone)
    expect((await logIn(app, newPassword)).user?.email).toBe(email)
  })

  test('works once, even in simultaneous requests', async () => {
    const app = await start()
    const link = await linkFor(app)
    const calls = Array.from(
      { length: 6 },
      (_, n) => () => choose(app, link, `password of try ${n}`),
    )
    expect(await countConcurrentStatuses(app, calls)).toEqual({ 200: 1, 400: 5 })
  })

  test('is valid for an hour', async () => {
    const app = await start()
    const link = await linkFor(app)
    app.advance(minutes(59))
    const second = await linkFor(app)
    expect(await refusalOf(choose(app, link))).toMatchObject(gone)
    app.advance(hours(1))
    expect(await refusalOf(choose(app, second))).toMatchObject(gone)
    expect((await logIn(app, goodPassword)).user?.email).toBe(email)
  })

  test('is not used up by a rejected password', async () => {
    const app = await start()
    const token = await linkFor(app)
    for (const [password, confirmPassword, path] of [
      ['short', 'short', 'password'],
      ['password123', 'password123', 'password'],
      [newPassword, 'another', 'confirmPassword'],
      ['x'.repeat(257), 'x'.repeat(257), 'password'],
    ] as const) {
      const input = { token, password, confirmPassword }
      const { status, body } = await sendJson(app, 'POST', '/auth/update-password', input)
      expect([status, body.errors[0].path]).toEqual([400, path])
    }
    await choose(app, token)
  })

  test('with an invented token does nothing', async () => {
    const app = await start()
    expect(await refusalOf(choose(app, 'A'.repeat(43)))).toMatchObject(gone)
    for (const token of [undefined, '', 'x', { $ne: '' }]) {
      const input = { token, password: newPassword, confirmPassword: newPassword }
      const { status, body } = await sendJson(app, 'POST', '/auth/update-password', input)
      expect([status, body.errors[0].path]).toEqual([400, 'token'])
    }
  })

  test('does not open a closed account', async () => {
    const app = await start()
    const link = await linkFor(app)
    await setAccountState(app.services, email, 'revoked')
    await choose(app, link).catch(() => undefined)
    expect((await refusalOf(logIn(app, newPassword))).status).not.toBe(200)
    await ask(app)
    expect((await newestMail(app)).text).not.toContain('token=')
  })

  test('is stored only as a hash, and never logged', async () => {
    const app = await start()
    const link = await linkFor(app)
    const rows = await app.services.database.queries
      .selectFrom('passwordReset')
      .selectAll()
      .execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(link)
    expect(app.logged()).not.toContain(link)
    const queued = await app.services.database.queries.selectFrom('work').selectAll().execute()
    expect(queued).toEqual([])
  })

  test('contains the configured URL of the site, never one from the request', async () => {
    const app = await start()
    await fetch(`${app.origin}/api/v1/auth/reset-password-token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-host': 'evil.example' },
      body: JSON.stringify({ email }),
    })
    expect((await newestMail(app)).text).not.toContain('evil')
  })
})

test('an email can request three links an hour, from any client', async () => {
  const app = await start({ rateLimits: true })
  for (let n = 0; n < 3; n++) await ask(app, email, `203.0.113.${n}`)
  expect(await refusalOf(ask(app, email, '203.0.113.9'))).toMatchObject({ status: 429 })
  app.advance(hours(1))
  await ask(app, email, '203.0.113.9')
})
