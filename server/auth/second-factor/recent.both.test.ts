import { describe, expect, test } from 'vitest'
import type { SalusClient } from '#contract/api.ts'
import { goodPassword as password } from '#server/tools/testing/accounts/accounts.ts'
import { createAuthenticator } from '#server/tools/testing/accounts/authenticator.ts'
import { addPasskey, addTotp, totpCodeOf } from '#server/tools/testing/accounts/second-factor.ts'
import { startTestApp, type TestApp } from '#server/tools/testing/app/app.ts'
import { minutes, seconds } from '#server/tools/testing/app/clock.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'

const email = 'ada@salus.example'
const needed = { status: 403, code: 'passwordNeeded' }

const startSignedIn = async (options?: Parameters<typeof startTestApp>[0]) => {
  const app = await startTestApp(options)
  const { token } = await app.signUpAdmin()
  return { app, token, own: app.client(token) }
}

/** Starts with an app, a passkey and recovery codes, all added by the session. */
const startProtected = async () => {
  const started = await startSignedIn()
  const { secret } = await addTotp(started.app, started.own)
  const { key } = await addPasskey(started.app, started.token)
  started.app.advance(minutes(10))
  return { ...started, secret, key }
}

/** Begins adding a passkey. Returns the function that confirms it. */
const beginPasskey = async (own: SalusClient) => {
  const { options } = await own.passkey.begin()
  return (more: { password?: string } = {}) =>
    own.passkey.confirm({ name: 'Key', response: createAuthenticator().make(options), ...more })
}

const subjectsOf = async (app: TestApp) => {
  await app.services.mailQueue.flush()
  return app.mailbox.to(email).map(({ subject }) => subject)
}

describe('a session older than ten minutes', () => {
  test('cannot begin or confirm a second factor', async () => {
    const { app, own } = await startSignedIn()
    const { secret } = await own.totp.begin()
    const confirm = await beginPasskey(own)
    app.advance(minutes(10))
    const changes = [
      () => own.totp.begin(),
      () => own.totp.confirm({ code: totpCodeOf(app, secret) }),
      () => own.passkey.begin(),
      confirm,
    ]
    for (const change of changes) expect(await refusalOf(change())).toMatchObject(needed)
    const { secondFactor } = await own.auth.secondFactor()
    expect(secondFactor).toMatchObject({ hasTotp: false, passkeys: [], recoveryCodesLeft: 0 })
    expect(await subjectsOf(app)).not.toContainEqual(expect.stringContaining('factor'))
  })

  test('cannot remove second factors or renew codes, even with a valid code', async () => {
    const { app, own, secret, key } = await startProtected()
    const code = totpCodeOf(app, secret)
    const changes = [
      () => own.totp.remove({ code }),
      () => own.passkey.remove({ passkeyId: key.id, code }),
      () => own.recovery.renew({ code }),
    ]
    for (const change of changes) expect(await refusalOf(change())).toMatchObject(needed)
    expect((await own.auth.secondFactor()).secondFactor).toMatchObject({
      hasTotp: true,
      passkeys: [{ passkeyId: key.id }],
      recoveryCodesLeft: 10,
    })
  })

  test('gets a specific field in the error', async () => {
    const { app, token } = await startSignedIn()
    app.advance(minutes(10))
    const { status, body } = await sendJson(app, 'POST', '/auth/totp/begin', {}, { token })
    expect([status, body]).toEqual([
      403,
      {
        success: false,
        code: 'passwordNeeded',
        needsPassword: true,
        message: 'Your log-in is more than ten minutes ago. Enter your password, or log in again.',
      },
    ])
  })

  test('has ten more minutes after the password was confirmed', async () => {
    const { app, own } = await startSignedIn()
    app.advance(minutes(10))
    const wrong = await refusalOf(own.auth.confirmPassword({ password: 'a guess' }))
    expect(wrong).toMatchObject({ status: 400, errors: [{ path: 'password' }] })
    expect(await refusalOf(own.totp.begin())).toMatchObject(needed)
    await own.auth.confirmPassword({ password })
    app.advance(minutes(10) - seconds(1))
    const { secret } = await addTotp(app, own)
    app.advance(seconds(1))
    expect(await refusalOf(own.recovery.renew({ code: totpCodeOf(app, secret) }))).toMatchObject(
      needed,
    )
  })

  testOnce('may do it with the password in the same request', async () => {
    const { app, own, secret, key } = await startProtected()
    const wrong = await refusalOf(own.totp.remove({ password: 'a guess', code: '000000' }))
    expect(wrong).toMatchObject({ status: 400, errors: [{ path: 'password' }] })
    const { recoveryCodes } = await own.recovery.renew({ password, code: totpCodeOf(app, secret) })
    app.advance(minutes(10))
    const [first = '', second = ''] = recoveryCodes
    await own.totp.remove({ password, code: first })
    app.advance(minutes(10))
    await own.passkey.remove({ password, passkeyId: key.id, code: second })
    app.advance(minutes(10))
    const { secret: fresh } = await own.totp.begin({ password })
    app.advance(minutes(10))
    await own.totp.confirm({ password, code: totpCodeOf(app, fresh) })
    app.advance(minutes(9))
    const confirm = await beginPasskey(own)
    app.advance(minutes(1))
    await confirm({ password })
  })

  testOnce('is not helped by a colleague or another session that has just signed in', async () => {
    const { app, own } = await startSignedIn()
    app.advance(minutes(10))
    const other = await app.client().auth.login({ email, password })
    expect(other.token).toBeDefined()
    expect(await refusalOf(own.totp.begin())).toMatchObject(needed)
  })

  testOnce('may do it after a change of the password, which proves the old one', async () => {
    const { app, own } = await startSignedIn()
    app.advance(minutes(10))
    const newPassword = 'another horse, another staple'
    const confirmNewPassword = newPassword
    await own.auth.changepassword({ oldPassword: password, newPassword, confirmNewPassword })
    expect((await own.totp.begin()).secret).toBeDefined()
  })
})

test('attempts at the password are limited as for log-in', async () => {
  const { app, own } = await startSignedIn({ rateLimits: true })
  app.advance(minutes(10))
  for (let guesses = 0; guesses < 5; guesses++)
    expect((await refusalOf(own.auth.confirmPassword({ password: 'no' }))).status).toBe(400)
  expect((await refusalOf(own.auth.confirmPassword({ password }))).status).toBe(429)
  expect((await refusalOf(own.totp.begin({ password }))).status).toBe(429)
})

test('every change ends the other sessions and is mailed to the owner, without a secret', async () => {
  const { app, own, token } = await startSignedIn()
  const signIn = async () => {
    const { challenge, token: opened } = await app.client().auth.login({ email, password })
    if (opened) return opened
    const finished = await app.client().auth.login({ challenge, code: codes.shift() ?? '' })
    return finished.token ?? ''
  }
  let codes: string[] = []
  let others = [await signIn(), await signIn()]
  const secrets: string[] = []
  /** Makes a change and checks that it ends the other sessions. */
  const endsOthers = async <T>(change: Promise<T>): Promise<T> => {
    const done = await change
    for (const other of others) {
      expect((await refusalOf(app.client(other).auth.me())).code).toBe('notSignedIn')
    }
    expect((await own.auth.sessions()).sessions).toHaveLength(1)
    return done
  }
  const { secret } = await own.totp.begin()
  codes = (await endsOthers(own.totp.confirm({ code: totpCodeOf(app, secret) }))).recoveryCodes
  secrets.push(secret, ...codes)
  others = [await signIn(), await signIn()]
  const { key } = await endsOthers(addPasskey(app, token))
  others = [await signIn()]
  const renewed = await endsOthers(own.recovery.renew({ code: codes.shift() ?? '' }))
  codes = renewed.recoveryCodes
  secrets.push(...codes)
  others = [await signIn()]
  const code = codes.shift() ?? ''
  await endsOthers(own.passkey.remove({ passkeyId: key.id, code }))
  others = [await signIn()]
  await endsOthers(own.totp.remove({ code: codes.shift() ?? '' }))
  expect((await subjectsOf(app)).slice(-5)).toEqual([
    'A second factor was added to your Salus account',
    'A second factor was added to your Salus account',
    'The recovery codes of your Salus account were renewed',
    'A second factor was removed from your Salus account',
    'A second factor was removed from your Salus account',
  ])
  const mails = JSON.stringify(app.mailbox.to(email).slice(-5))
  expect(mails).toContain('Every other session of your Salus account has ended.')
  for (const hidden of [...secrets, password]) expect(mails).not.toContain(hidden)
})

testOnce('a change that fails ends no session and mails nothing', async () => {
  const { app, own, token } = await startSignedIn()
  const { token: other } = await app.client().auth.login({ email, password })
  await own.totp.begin()
  expect((await refusalOf(own.totp.confirm({ code: '000000' }))).status).toBe(400)
  expect((await own.auth.sessions()).sessions).toHaveLength(2)
  expect((await app.client(other ?? token).auth.me()).user.email).toBe(email)
  expect(await subjectsOf(app)).not.toContainEqual(expect.stringContaining('factor'))
})
