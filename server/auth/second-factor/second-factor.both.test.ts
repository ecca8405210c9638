import { describe, expect, test } from 'vitest'
import { goodPassword } from '#server/tools/testing/accounts/accounts.ts'
import {
  addPasskey,
  addTotp,
  finishLogin,
  startLogin,
  totpCodeOf,
} from '#server/tools/testing/accounts/second-factor.ts'
import { startTestApp, type TestApp } from '#server/tools/testing/app/app.ts'
import { countConcurrentStatuses } from '#server/tools/testing/app/at-once.ts'
import { days, minutes, seconds } from '#server/tools/testing/app/clock.ts'
import { describeOnce, testOnce } from '#server/tools/testing/database/database.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'

const email = 'ada@salus.example'
const password = goodPassword

/** Starts with an administrator with an app. The code that confirmed it is one step old. */
const startWithApp = async (options?: Parameters<typeof startTestApp>[0]) => {
  const app = await startTestApp(options)
  const { token, user } = await app.signUpAdmin()
  const own = app.client(token)
  const { secret, recoveryCodes } = await addTotp(app, own)
  app.advance(seconds(30))
  return { app, token, user, own, secret, recoveryCodes }
}
const start = (app: TestApp) => startLogin(app, email, password)

/** Converts to full-width characters, as typed with Chinese and Japanese keyboards. */
const fullWidth = (code: string) =>
  code.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

describe('log-in with an app', () => {
  testOnce('needs a second half, which the code finishes', async () => {
    const { app, user, secret } = await startWithApp()
    const { status, body: first } = await sendJson(app, 'POST', '/auth/login', { email, password })
    expect(status).toBe(200)
    expect(first).toEqual({
      success: true,
      needsSecondFactor: true,
      challenge: expect.any(String),
      message: 'Enter the code of your second factor',
    })
    const session = await finishLogin(app, first.challenge, totpCodeOf(app, secret))
    expect(session.user).toEqual(user)
    expect((await app.client(session.token).auth.me()).user).toEqual(user)
  })

  testOnce('takes a code of the step before or after, with blanks in it', async () => {
    const { app, secret } = await startWithApp()
    app.advance(minutes(5))
    const code = totpCodeOf(app, secret)
    app.advance(seconds(30))
    const { challenge } = await start(app)
    await finishLogin(app, challenge, `${code.slice(0, 3)} ${code.slice(3)}`)
  })

  testOnce('takes digits of full width, and refuses what is no code', async () => {
    const { app, secret, recoveryCodes } = await startWithApp()
    await finishLogin(app, (await start(app)).challenge, fullWidth(totpCodeOf(app, secret)))
    await finishLogin(app, (await start(app)).challenge, fullWidth(recoveryCodes[0] ?? ''))
    const { challenge } = await start(app)
    for (const code of ['١٢٣٤٥٦', '🔑🔑🔑🔑🔑🔑', 'ééé123', '12345\u0000']) {
      const { status, body } = await sendJson(app, 'POST', '/auth/login', { challenge, code })
      expect([code, status, body.errors[0].path]).toEqual([code, 400, 'code'])
    }
  })

  test('accepts no code twice, even in simultaneous requests', async () => {
    const { app, secret } = await startWithApp()
    const challenges = [await start(app), await start(app), await start(app)]
    const code = totpCodeOf(app, secret)
    const outcomes = await countConcurrentStatuses(
      app,
      challenges.map(
        ({ challenge }) =>
          () =>
            app.client().auth.login({ challenge, code }),
      ),
    )
    expect(outcomes).toEqual({ 200: 1, 401: 2 })
  })

  testOnce('takes no wrong code, and says so beside the field', async () => {
    const { app } = await startWithApp()
    const { challenge } = await start(app)
    const refusal = await refusalOf(app.client().auth.login({ challenge, code: '000000' }))
    expect(refusal).toMatchObject({ status: 401, code: 'wrongCode', errors: [{ path: 'code' }] })
  })

  testOnce('waits ten minutes, allows five tries and opens one session', async () => {
    const { app, secret } = await startWithApp()
    const late = await start(app)
    app.advance(minutes(10))
    const again = { status: 401, code: 'challengeExpired' }
    const tryWith = (challenge: string, code: string) =>
      refusalOf(app.client().auth.login({ challenge, code }))
    expect(await tryWith(late.challenge, totpCodeOf(app, secret))).toMatchObject(again)
    const tried = await start(app)
    for (let tries = 0; tries < 5; tries++) await tryWith(tried.challenge, '000000')
    expect(await tryWith(tried.challenge, totpCodeOf(app, secret))).toMatchObject(again)
    const good = await start(app)
    await finishLogin(app, good.challenge, totpCodeOf(app, secret))
    app.advance(seconds(30))
    expect(await tryWith(good.challenge, totpCodeOf(app, secret))).toMatchObject(again)
  })

  test('is limited per account, for all clients together', async () => {
    const { app, secret } = await startWithApp({ rateLimits: true })
    const guess = async (from: string, code: string) => {
      const client = app.client(null, from)
      const { challenge = '' } = await client.auth.login({ email, password })
      return client.auth.login({ challenge, code })
    }
    for (let tries = 0; tries < 5; tries++)
      expect((await refusalOf(guess(`10.0.0.${tries}`, '000000'))).status).toBe(401)
    expect((await refusalOf(guess('10.0.1.1', totpCodeOf(app, secret)))).status).toBe(429)
    app.advance(minutes(15))
    await guess('10.0.1.2', totpCodeOf(app, secret))
  })

  testOnce('ends with a new password and with the account', async () => {
    const { app, own, user, secret } = await startWithApp()
    const { challenge } = await start(app)
    const newPassword = 'another horse, another staple'
    await own.auth.changepassword({
      oldPassword: password,
      newPassword,
      confirmNewPassword: newPassword,
    })
    const code = totpCodeOf(app, secret)
    expect(await refusalOf(app.client().auth.login({ challenge, code }))).toMatchObject({
      code: 'challengeExpired',
    })
    const next = await startLogin(app, email, newPassword)
    const other = app.client(await app.adminToken('grace@salus.example'))
    await other.administrator.revoke({ accountId: user._id })
    const refusal = await refusalOf(app.client().auth.login({ challenge: next.challenge, code }))
    expect(refusal.status).toBe(401)
  })
})

describe('an app', () => {
  testOnce('counts only once a code has confirmed it', async () => {
    const app = await startTestApp()
    const own = app.client((await app.signUpAdmin()).token)
    const { secret, otpauthUrl } = await own.totp.begin()
    expect(otpauthUrl).toContain(`secret=${secret}`)
    expect(otpauthUrl).toContain(encodeURIComponent(email))
    expect(await refusalOf(own.totp.confirm({ code: '000000' }))).toMatchObject({
      status: 400,
      errors: [{ path: 'code' }],
    })
    expect((await app.client().auth.login({ email, password })).token).toBeDefined()
  })

  test('is removed with the password and a code, and log-in needs no code again', async () => {
    const { app, own, secret } = await startWithApp()
    expect((await refusalOf(own.totp.begin())).code).toBe('wrongState')
    const code = totpCodeOf(app, secret)
    const wrong = await refusalOf(own.totp.remove({ password: 'not it', code }))
    expect(wrong).toMatchObject({ status: 400, errors: [{ path: 'password' }] })
    const guess = await refusalOf(own.totp.remove({ password, code: '000000' }))
    expect(guess).toMatchObject({ status: 400, errors: [{ path: 'code' }] })
    await own.totp.remove({ password, code })
    expect((await own.auth.secondFactor()).secondFactor).toEqual({
      hasTotp: false,
      passkeys: [],
      recoveryCodesLeft: 0,
      isRequired: false,
    })
    expect((await app.client().auth.login({ email, password })).token).toBeDefined()
    await app.services.mailQueue.flush()
    const subjects = app.mailbox.to(email).map(({ subject }) => subject)
    expect(subjects.slice(-2)).toEqual([
      expect.stringContaining('was added'),
      expect.stringContaining('was removed'),
    ])
  })
})

describeOnce('recovery codes', () => {
  test('replace a code once each, in any spelling', async () => {
    const { app, own, recoveryCodes } = await startWithApp()
    expect(new Set(recoveryCodes).size).toBe(10)
    const [code = ''] = recoveryCodes
    await finishLogin(app, (await start(app)).challenge, ` ${code.toUpperCase()}`)
    const { challenge } = await start(app)
    expect((await refusalOf(app.client().auth.login({ challenge, code }))).status).toBe(401)
    expect((await own.auth.secondFactor()).secondFactor.recoveryCodesLeft).toBe(9)
  })

  test('are renewed with the password and a code, and the earlier ones become invalid', async () => {
    const { app, own, secret, recoveryCodes } = await startWithApp()
    const renewed = await own.recovery.renew({ password, code: totpCodeOf(app, secret) })
    expect(renewed.recoveryCodes).toHaveLength(10)
    const { challenge } = await start(app)
    const old = app.client().auth.login({ challenge, code: recoveryCodes[0] ?? '' })
    expect((await refusalOf(old)).status).toBe(401)
    await finishLogin(app, challenge, renewed.recoveryCodes[0] ?? '')
  })
})

test('secrets are neither in the journal nor in plain text in the database', async () => {
  const { app, token, secret, recoveryCodes } = await startWithApp()
  await addPasskey(app, token)
  const { queries } = app.services.database
  const journal = JSON.stringify(await queries.selectFrom('journal').selectAll().execute())
  expect(journal).toContain('"hasSecondFactor\\":true')
  const kept = JSON.stringify(await queries.selectFrom('recoveryCode').selectAll().execute())
  for (const hidden of [secret, ...recoveryCodes]) {
    expect(journal).not.toContain(hidden)
    expect(kept).not.toContain(hidden.replaceAll('-', ''))
    expect(kept).not.toContain(hidden)
  }
})

describe('if a second factor is required', () => {
  test('an account without one can only add one', async () => {
    const { app, own } = await startWithApp()
    const token = await app.tokenOf('grace@salus.example', 'Editor')
    const editor = app.client(token)
    await own.administrator.requireSecondFactor({ isRequired: true })
    expect((await own.administrator.showAllAdministrators()).requiresSecondFactor).toBe(true)
    const refusal = await refusalOf(editor.message.showAllMessages())
    expect(refusal).toMatchObject({ status: 403, code: 'secondFactorMissing' })
    await editor.category.showAllCategories()
    expect((await editor.auth.me()).user.mustAddSecondFactor).toBe(true)
    expect((await editor.digest.getDigest()).digest).toBe('never')
    await addTotp(app, editor)
    expect((await editor.auth.me()).user.mustAddSecondFactor).toBeUndefined()
    await editor.message.showAllMessages()
    await own.administrator.requireSecondFactor({ isRequired: false })
  })

  testOnce('only someone who has one can say so', async () => {
    const app = await startTestApp()
    const admin = app.client(await app.adminToken())
    const call = admin.administrator.requireSecondFactor({ isRequired: true })
    expect(await refusalOf(call)).toMatchObject({ status: 409, code: 'wrongState' })
  })
})

test('an administrator removes the lost second factor of another account', async () => {
  const { app, user } = await startWithApp()
  const admin = app.client(await app.adminToken('grace@salus.example'))
  const listed = await admin.administrator.showAllAdministrators()
  expect(listed.administrators.map((each) => each.hasSecondFactor)).toEqual([true, false])
  const { data } = await admin.administrator.removeSecondFactor({ accountId: user._id })
  expect(data).toMatchObject({ _id: user._id, hasSecondFactor: false })
  expect((await app.client().auth.login({ email, password })).token).toBeDefined()
  await app.services.mailQueue.flush()
  expect(app.mailbox.to(email).at(-1)?.subject).toBe('Your second factor for Salus was removed')
  const again = admin.administrator.removeSecondFactor({ accountId: user._id })
  expect((await refusalOf(again)).status).toBe(404)
  const { user: self } = await admin.auth.me()
  const oneself = admin.administrator.removeSecondFactor({ accountId: self._id })
  expect((await refusalOf(oneself)).code).toBe('ownAccount')
})

testOnce('half a log-in that nobody finishes is swept away', async () => {
  const { app } = await startWithApp()
  await start(app)
  app.advance(days(1))
  const { deleteExpiredData: sweep } = await import('#server/lifecycle/sweep.ts')
  await sweep(app.services)
  const { queries } = app.services.database
  expect(await queries.selectFrom('authChallenge').selectAll().execute()).toEqual([])
})
