import { describe, expect, test, vi } from 'vitest'
import { goodPassword, signUp } from '#server/tools/testing/accounts/accounts.ts'
import { requireSession } from '#server/tools/testing/accounts/session-in.ts'
import { startTestApp, type TestApp } from '#server/tools/testing/app/app.ts'
import { countConcurrentStatuses } from '#server/tools/testing/app/at-once.ts'
import { hours, minutes } from '#server/tools/testing/app/clock.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'

const email = 'ada@salus.example'
const newPassword = 'another horse, another staple'
const start = async () => {
  const app = await startTestApp()
  await signUp(app, email)
  return app
}
const logIn = async (app: TestApp, password = goodPassword) =>
  requireSession(await app.client().auth.login({ email, password })).token
const isIn = (app: TestApp, token: string) =>
  app
    .client(token)
    .auth.me()
    .then(
      () => true,
      () => false,
    )

describe('the sessions of an account', () => {
  test('are listed, last used first, and the current one is marked', async () => {
    const app = await start()
    const first = await logIn(app)
    app.advance(minutes(10))
    await logIn(app)
    app.advance(minutes(10))
    const { sessions } = await app.client(first).auth.sessions()
    expect(sessions.map(({ isThis }) => isThis)).toEqual([true, false])
    expect(Object.keys(sessions[0] ?? {}).toSorted()).toEqual(['isThis', 'lastUsedAt', 'openedAt'])
    expect(
      Date.parse(sessions[0]?.lastUsedAt ?? '') - Date.parse(sessions[0]?.openedAt ?? ''),
    ).toBe(minutes(20))
  })

  test('are only valid ones of the own account', async () => {
    const app = await start()
    await logIn(app)
    app.advance(hours(25))
    const token = await logIn(app)
    await app.adminToken('grace@salus.example')
    expect((await app.client(token).auth.sessions()).sessions).toMatchObject([{ isThis: true }])
  })

  test('end all at once, the current one included, and no others', async () => {
    const app = await start()
    const mine = [await logIn(app), await logIn(app), await logIn(app)]
    const other = await app.adminToken('grace@salus.example')
    const { message } = await app.client(mine[0]).auth.signOutEverywhere()
    expect(message).toBe('Signed Out Everywhere')
    for (const token of mine) expect(await isIn(app, token)).toBe(false)
    expect(await isIn(app, other)).toBe(true)
    expect(await isIn(app, await logIn(app))).toBe(true)
  })
})

describe('changing the password', () => {
  const change = (oldPassword: string, next = newPassword) => ({
    oldPassword,
    newPassword: next,
    confirmNewPassword: next,
  })

  test('works once with the old password, even in simultaneous requests', async () => {
    const app = await start()
    const token = await logIn(app)
    const next = Array.from({ length: 8 }, (_, n) => `${newPassword} ${n}`)
    const changes = next.map(
      (password) => () => app.client(token).auth.changepassword(change(goodPassword, password)),
    )
    expect(await countConcurrentStatuses(app, changes)).toEqual({ 200: 1, 400: 7 })
  })

  testOnce('ends every other session, keeps this one, and is told by mail', async () => {
    const app = await start()
    const [mine, other] = [await logIn(app), await logIn(app)]
    const { message } = await app.client(mine).auth.changepassword(change(goodPassword))
    expect(message).toBe('Password Changed Successfully')
    expect([await isIn(app, mine), await isIn(app, other)]).toEqual([true, false])
    const oldOne = app.client().auth.login({ email, password: goodPassword })
    expect((await refusalOf(oldOne)).status).toBe(401)
    expect(await isIn(app, await logIn(app, newPassword))).toBe(true)
    await app.services.mailQueue.flush()
    expect(app.mailbox.to(email).at(-1)?.subject).toBe('Your Salus password has changed')
  })

  testOnce('ends a log-in with the old password that is under way', async () => {
    const app = await start()
    const token = await logIn(app)
    const { passwords } = app.services
    const { isRight } = passwords
    vi.spyOn(passwords, 'isRight').mockImplementationOnce(async (...asked) => {
      const answer = await isRight(...asked)
      await app.client(token).auth.changepassword(change(goodPassword))
      return answer
    })
    const late = app.client().auth.login({ email, password: goodPassword })
    expect((await refusalOf(late)).status).toBe(401)
    expect((await app.client(token).auth.sessions()).sessions).toHaveLength(1)
  })

  testOnce.for<[string, object, string]>([
    ['with a wrong old one', change('wrong password'), 'oldPassword'],
    ['without the old one', { ...change(''), oldPassword: undefined }, 'oldPassword'],
    ['to one that is too short', change(goodPassword, 'short'), 'newPassword'],
    ['to one of 257 characters', change(goodPassword, 'x'.repeat(257)), 'newPassword'],
    ['to a common one', change(goodPassword, 'password123'), 'newPassword'],
    ['to their own address', change(goodPassword, email), 'newPassword'],
    [
      'with another repeated',
      { ...change(goodPassword), confirmNewPassword: 'x' },
      'confirmNewPassword',
    ],
  ])('%s is refused, and nothing changes', async ([, input, path]) => {
    const app = await start()
    const [mine, other] = [await logIn(app), await logIn(app)]
    const { status, body } = await sendJson(app, 'POST', '/auth/changepassword', input, {
      token: mine,
    })
    expect([status, body.errors[0].path]).toEqual([400, path])
    expect([await isIn(app, mine), await isIn(app, other)]).toEqual([true, true])
    expect(await isIn(app, await logIn(app))).toBe(true)
  })

  testOnce('cannot be guessed by someone who found an open session', async () => {
    const app = await startTestApp({ rateLimits: true })
    await signUp(app, email)
    const { auth } = app.client(await logIn(app))
    for (let n = 0; n < 5; n++) {
      expect((await refusalOf(auth.changepassword(change(`guess number ${n}`)))).status).toBe(400)
    }
    expect((await refusalOf(auth.changepassword(change(goodPassword)))).status).toBe(429)
  })

  testOnce('makes an open link to reset it void', async () => {
    const app = await start()
    await app.client().auth['reset-password-token']({ email })
    await app.services.mailQueue.flush()
    const link = /token=([A-Za-z0-9_-]{43})/.exec(app.mailbox.to(email).at(-1)?.text ?? '')?.[1]
    await app.client(await logIn(app)).auth.changepassword(change(goodPassword))
    const late = { token: link ?? '', password: goodPassword, confirmPassword: goodPassword }
    expect((await refusalOf(app.client().auth['update-password'](late))).status).toBe(400)
  })
})
