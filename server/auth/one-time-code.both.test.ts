import { expect, test } from 'vitest'
import { signupInput } from '#server/tools/testing/accounts/accounts.ts'
import { startTestApp, type TestApp } from '#server/tools/testing/app/app.ts'
import { minutes, seconds } from '#server/tools/testing/app/clock.ts'
import { countByStatus, refusalOf, statusesOf } from '#server/tools/testing/http/refusal.ts'
import { generateOneTimeCode } from './one-time-code.ts'

const email = 'grace@salus.example'

const startWithCode = async () => {
  const app = await startTestApp()
  return { app, code: await codeOf(app) }
}

const codeOf = async (app: TestApp): Promise<string> => {
  await app.client().auth.sendotp({ email })
  return app.mailbox.codeFor(email)
}

const wrong = (code: string, n = 1): string =>
  String((Number(code) + n) % 1_000_000).padStart(6, '0')

const enter = (app: TestApp, otp: string, address = email) =>
  app.client().auth.signup(signupInput(address, otp))

test('the right code creates an account', async () => {
  const { app, code } = await startWithCode()
  expect(await enter(app, code)).toMatchObject({ message: 'Signed Up Successfully' })
})

test('a wrong code is rejected by field', async () => {
  const { app, code } = await startWithCode()
  expect(await refusalOf(enter(app, wrong(code)))).toMatchObject({
    status: 400,
    errors: [{ path: 'otp', message: 'The code is wrong or has expired' }],
  })
})

test('a code is valid for ten minutes', async () => {
  const { app, code } = await startWithCode()
  app.advance(minutes(10))
  expect((await refusalOf(enter(app, code))).status).toBe(400)
  const fresh = await codeOf(app)
  app.advance(minutes(10) - seconds(1))
  await enter(app, fresh)
})

test('a code is invalid after five wrong attempts', async () => {
  const { app, code } = await startWithCode()
  for (let tries = 1; tries <= 4; tries++) await refusalOf(enter(app, wrong(code, tries)))
  await enter(app, code)

  const other = await startWithCode()
  for (let tries = 1; tries <= 5; tries++) {
    await refusalOf(enter(other.app, wrong(other.code, tries)))
  }
  expect((await refusalOf(enter(other.app, other.code))).status).toBe(400)
})

test('five of fifty simultaneous attempts are counted', async () => {
  const { app, code } = await startWithCode()
  const guesses = Array.from({ length: 50 }, (_, n) => enter(app, wrong(code, n + 1)))
  expect(countByStatus(await statusesOf(guesses))).toEqual({ 400: 50 })
  const { tries } = await app.services.database.queries
    .selectFrom('oneTimeCode')
    .select('tries')
    .executeTakeFirstOrThrow()
  expect(tries).toBe(5)
  expect((await refusalOf(enter(app, code))).status).toBe(400)
})

test('a new code has five attempts of its own', async () => {
  const { app, code } = await startWithCode()
  for (let tries = 1; tries <= 5; tries++) await refusalOf(enter(app, wrong(code, tries)))
  await enter(app, await codeOf(app))
})

test('only the newest code is valid', async () => {
  const { app, code: old } = await startWithCode()
  let fresh = await codeOf(app)
  while (fresh === old) fresh = await codeOf(app)
  expect((await refusalOf(enter(app, old))).status).toBe(400)
  await enter(app, fresh)
})

test('a code works once, even in simultaneous requests', async () => {
  const { app, code } = await startWithCode()
  const statuses = await statusesOf(Array.from({ length: 4 }, () => enter(app, code)))
  expect(countByStatus(statuses)).toEqual({ 200: 1, 400: 3 })
  expect((await refusalOf(enter(app, code))).status).toBe(400)
})

test('a code is valid only for its own email', async () => {
  const { app, code } = await startWithCode()
  await app.client().auth.sendotp({ email: 'mallory@salus.example' })
  const own = app.mailbox.codeFor('mallory@salus.example')
  if (own !== code) {
    const refusal = await refusalOf(enter(app, code, 'mallory@salus.example'))
    expect(refusal.status).toBe(400)
  }
  expect((await refusalOf(enter(app, code, 'nobody@salus.example'))).status).toBe(400)
})

test('a sign-up rejected for another reason does not use up the code', async () => {
  const { app, code } = await startWithCode()
  const common = app.client().auth.signup(signupInput(email, code, 'password123'))
  expect((await refusalOf(common)).errors).toMatchObject([{ path: 'password' }])
  await enter(app, code)
})

test('a code is stored as a hash with this installation’s secret', async () => {
  const { app, code } = await startWithCode()
  const rows = await app.services.database.queries.selectFrom('oneTimeCode').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(code)
  const other = await startWithCode()
  await other.app.services.codes.keep(other.app.services.database.queries, email, code)
  const elsewhere = await other.app.services.database.queries
    .selectFrom('oneTimeCode')
    .select('codeHash')
    .executeTakeFirstOrThrow()
  expect(elsewhere.codeHash).not.toBe(rows[0]?.codeHash)
})

test('a code is never in a response or a log', async () => {
  const { app, code } = await startWithCode()
  await refusalOf(enter(app, wrong(code)))
  const response = await app.fetch('/api/v1/auth/sendotp', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  const newest = app.mailbox.codeFor(email)
  expect(await response.text()).not.toContain(newest)
  expect(app.logged()).not.toMatch(new RegExp(`\\b(${code}|${newest})\\b`))
})

test('codes have six digits, leading zeros included', () => {
  const codes = Array.from({ length: 2_000 }, generateOneTimeCode)
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
  expect(new Set(codes).size).toBeGreaterThan(1_900)
})
