import { describe, expect, test } from 'vitest'
import { goodPassword, setAccountState, signUp } from '#server/tools/testing/accounts/accounts.ts'
import { startTestApp, type TestApp } from '#server/tools/testing/app/app.ts'
import { minutes } from '#server/tools/testing/app/clock.ts'
import { freshPlace } from '#server/tools/testing/database/database.ts'
import { countByStatus, refusalOf, statusesOf } from '#server/tools/testing/http/refusal.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'

const email = 'ada@salus.example'
const attacker = '203.0.113.66'
const owner = '198.51.100.7'

const logIn = (app: TestApp, password = goodPassword, from = owner, address = email) =>
  app.client(null, from).auth.login({ email: address, password })

const startWithAccount = async (rateLimits = false) => {
  const app = await startTestApp({ rateLimits })
  await signUp(app, email)
  return app
}

test('the right password returns a token and the user', async () => {
  const app = await startWithAccount()
  const { token, user, message } = await logIn(app)
  expect(message).toBe('Login Successful')
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(user).toMatchObject({ email, username: 'Ada Lovelace', userType: 'SuperAdmin' })
  expect((await logIn(app)).token).not.toBe(token)
})

test('a wrong password and an unknown email get the same response', async () => {
  const app = await startWithAccount()
  const send = (address: string) =>
    sendJson(app, 'POST', '/auth/login', { email: address, password: 'wrong password' })
  const known = await send(email)
  const unknown = await send('nobody@salus.example')
  expect(known.status).toBe(401)
  expect(known.body.message).toBe('The e-mail address or the password is wrong')
  expect(unknown.status).toBe(known.status)
  expect(unknown.body).toEqual(known.body)
})

test('a password over 256 characters and an empty one are rejected without hashing', async () => {
  const app = await startTestApp()
  for (const password of ['', 'x'.repeat(257), undefined, 5]) {
    const { status, body } = await sendJson(app, 'POST', '/auth/login', { email, password })
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ path: 'password' }])
  }
})

test('a closed account cannot log in', async () => {
  const app = await startWithAccount()
  await setAccountState(app.services, email, 'revoked')
  expect(await refusalOf(logIn(app))).toMatchObject({
    status: 403,
    message: 'Your account has been closed',
  })
})

describe('rate limits', () => {
  test('an account and client have five attempts in 15 minutes', async () => {
    const app = await startWithAccount(true)
    for (let tries = 0; tries < 5; tries++) {
      expect((await refusalOf(logIn(app, 'wrong'))).status).toBe(401)
    }
    const refusal = await refusalOf(logIn(app))
    expect(refusal.status).toBe(429)
    expect(refusal.retryAfter).toBe(minutes(15) / 1000)
    app.advance(minutes(15))
    await logIn(app)
  })

  test('simultaneous attempts are counted like consecutive ones', async () => {
    const app = await startWithAccount(true)
    const guesses = Array.from({ length: 15 }, () => logIn(app, 'wrong'))
    expect(countByStatus(await statusesOf(guesses))).toEqual({ 401: 5, 429: 10 })
  })

  test('locking out one client does not lock out others', async () => {
    const app = await startWithAccount(true)
    for (let tries = 0; tries < 6; tries++) await refusalOf(logIn(app, 'wrong', attacker))
    expect((await refusalOf(logIn(app, goodPassword, attacker))).status).toBe(429)
    await logIn(app, goodPassword, owner)
  })

  test('a client has twenty attempts over all accounts', async () => {
    const app = await startTestApp({ rateLimits: true })
    const guess = (n: number) => logIn(app, 'wrong', attacker, `person${n}@salus.example`)
    const statuses = await statusesOf(Array.from({ length: 25 }, (_, n) => guess(n)))
    expect(countByStatus(statuses)).toEqual({ 401: 20, 429: 5 })
    app.advance(minutes(15))
    expect((await refusalOf(guess(99))).status).toBe(401)
  })

  test('an email in another case is the same account', async () => {
    const app = await startWithAccount(true)
    const spellings = [email, email.toUpperCase(), 'Ada@salus.example', 'aDa@salus.example']
    for (const spelling of [...spellings, email]) {
      await refusalOf(logIn(app, 'wrong', attacker, spelling))
    }
    const refusal = await refusalOf(logIn(app, 'wrong', attacker, 'ADA@Salus.example'))
    expect(refusal.status).toBe(429)
  })

  test('a success resets the number of failures', async () => {
    const app = await startWithAccount(true)
    for (let round = 0; round < 2; round++) {
      for (let tries = 0; tries < 4; tries++) await refusalOf(logIn(app, 'wrong'))
      await logIn(app)
    }
  })

  test('the count survives a restart', async () => {
    const place = await freshPlace()
    const before = await startTestApp({ rateLimits: true, place })
    await signUp(before, email)
    for (let tries = 0; tries < 5; tries++) await refusalOf(logIn(before, 'wrong'))
    await before.close()
    const after = await startTestApp({ rateLimits: true, place })
    expect((await refusalOf(logIn(after))).status).toBe(429)
  })
})

test('passwords, tokens and codes are never logged', async () => {
  const app = await startWithAccount()
  const { token } = await logIn(app)
  await refusalOf(logIn(app, 'a wrong password'))
  await app.client(token).auth.me()
  await app.client(token).auth.logout()
  expect(app.logged()).toContain('"route":"/api/v1/auth/login"')
  for (const secret of [token, goodPassword, 'a wrong password', email]) {
    expect(app.logged()).not.toContain(secret)
  }
})
