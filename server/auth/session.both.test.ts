import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { goodPassword, setAccountState, signUp } from '#server/tools/testing/accounts/accounts.ts'
import { requireSession } from '#server/tools/testing/accounts/session-in.ts'
import { startTestApp, type TestApp } from '#server/tools/testing/app/app.ts'
import { days, hours, minutes, seconds } from '#server/tools/testing/app/clock.ts'
import { databaseKind, freshPlace } from '#server/tools/testing/database/database.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { deleteExpiredSessions } from './session-store.ts'

const email = 'ada@salus.example'

const startSignedIn = async () => {
  const app = await startTestApp()
  return { app, token: await app.adminToken(email) }
}

const isAccepted = async (app: TestApp, token: string): Promise<boolean> => {
  try {
    await app.client(token).auth.me()
    return true
  } catch (error) {
    expect(error).toMatchObject({ status: 401, message: 'Please log in to do this' })
    return false
  }
}

test('me is the account of the token', async () => {
  const app = await startTestApp()
  const ada = await app.signUpAdmin('ada@salus.example')
  const grace = await app.signUpAdmin('grace@salus.example')
  expect((await app.client(ada.token).auth.me()).user).toEqual(ada.user)
  expect((await app.client(grace.token).auth.me()).user).toEqual(grace.user)
})

test('no cookies are set, neither for visitors nor at log-in', async () => {
  const app = await startTestApp()
  await signUp(app, email)
  const body = JSON.stringify({ email, password: goodPassword })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  const answers = [
    await app.fetch('/api/v1/auth/login', init),
    await app.fetch('/api/v1/publication/showAllPublications', {}),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers.map(({ headers }) => headers.getSetCookie())).toEqual([[], []])
})

describe('a token expires', () => {
  test('after 24 hours without use', async () => {
    const { app, token } = await startSignedIn()
    app.advance(hours(24) - seconds(1))
    expect(await isAccepted(app, token)).toBe(true)
    app.advance(hours(24) - seconds(1))
    expect(await isAccepted(app, token)).toBe(true)
    app.advance(hours(24))
    expect(await isAccepted(app, token)).toBe(false)
  })

  test('after 14 days, even if it is used', async () => {
    const { app, token } = await startSignedIn()
    for (let half = 1; half < 28; half++) {
      app.advance(hours(12))
      expect(await isAccepted(app, token)).toBe(true)
    }
    app.advance(hours(12))
    expect(await isAccepted(app, token)).toBe(false)
  })

  test('with log-out, and no other token of the account does', async () => {
    const { app, token } = await startSignedIn()
    await setPassword(app)
    const { token: other } = requireSession(
      await app.client().auth.login({ email, password: goodPassword }),
    )
    const { message } = await app.client(token).auth.logout()
    expect(message).toBe('Signed out')
    expect(await isAccepted(app, token)).toBe(false)
    expect(await isAccepted(app, other)).toBe(true)
    expect((await refusalOf(app.client(token).auth.logout())).status).toBe(401)
  })

  test('as soon as its account is closed', async () => {
    const { app, token } = await startSignedIn()
    for (const state of ['revoked', 'waiting'] as const) {
      await setAccountState(app.services, email, state)
      expect(await isAccepted(app, token)).toBe(false)
      await setAccountState(app.services, email, 'active')
      expect(await isAccepted(app, token)).toBe(true)
    }
  })

  test('with its account', async () => {
    const { app, token } = await startSignedIn()
    const { queries } = app.services.database
    await queries.deleteFrom('account').execute()
    expect(await isAccepted(app, token)).toBe(false)
    expect(await queries.selectFrom('session').selectAll().execute()).toEqual([])
  })
})

/** Sets a password for the account of the test token, so that it can log in. */
const setPassword = async (app: TestApp): Promise<void> => {
  await signUp(app, 'donor@salus.example')
  const { queries } = app.services.database
  const { passwordHash } = await queries
    .selectFrom('account')
    .select('passwordHash')
    .where('email', '=', 'donor@salus.example')
    .executeTakeFirstOrThrow()
  await queries.updateTable('account').set({ passwordHash }).where('email', '=', email).execute()
}

describe('a token is read from the Authorization header only', () => {
  test.for<[string, (token: string) => [string, RequestInit]]>([
    ['query', (token) => [`?token=${token}&access_token=${token}`, {}]],
    ['cookie', (token) => ['', { headers: { cookie: `token=${token}` } }]],
    ['another header', (token) => ['', { headers: { 'x-access-token': token } }]],
    ['another scheme', (token) => ['', { headers: { authorization: `Basic ${token}` } }]],
    ['no scheme', (token) => ['', { headers: { authorization: token } }]],
    ['two of them', (token) => ['', { headers: { authorization: `Bearer ${token}, Bearer x` } }]],
  ])('not from: %s', async ([, place]) => {
    const { app, token } = await startSignedIn()
    const [query, init] = place(token)
    const response = await app.fetch(`/api/v1/auth/me${query}`, init)
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
  })
})

test('the use of a token is saved at most once a minute', async () => {
  const { app, token } = await startSignedIn()
  const lastUsed = async () => {
    await app.client(token).auth.me()
    const { queries } = app.services.database
    const { lastUsedAt } = await queries
      .selectFrom('session')
      .select('lastUsedAt')
      .executeTakeFirstOrThrow()
    return Date.parse(lastUsedAt)
  }
  const first = await lastUsed()
  app.advance(seconds(59))
  expect(await lastUsed()).toBe(first)
  app.advance(seconds(2))
  expect(await lastUsed()).toBe(first + seconds(61))
})

test('tokens and passwords are nowhere in the database', async () => {
  const place = await freshPlace()
  const app = await startTestApp({ place })
  const { token } = await app.signUpAdmin(email)
  const { queries } = app.services.database
  const stored =
    databaseKind === 'sqlite'
      ? readdirSync(place.dataDir)
          .filter((name) => name.startsWith('salus.db'))
          .map((name) => readFileSync(join(place.dataDir, name), 'latin1'))
      : await Promise.all(
          (
            ['account', 'session', 'journal', 'oneTimeCode', 'installation', 'rateLimit'] as const
          ).map(async (table) => {
            const { rows } = await sql`select * from ${sql.table(table)}`.execute(queries)
            return JSON.stringify(rows)
          }),
        )
  const all = stored.join()
  expect(all).toContain(email)
  expect(all).not.toContain(token)
  expect(all).not.toContain(goodPassword)
})

test('the journal contains the account without its password', async () => {
  const app = await startTestApp()
  await signUp(app, email)
  const [entry] = await app.services.database.queries.selectFrom('journal').selectAll().execute()
  expect(entry).toMatchObject({ entity: 'account', action: 'created', actor: 'Ada Lovelace' })
  expect(entry?.after).toContain(email)
  expect(entry?.after).not.toContain('argon2id')
})

test('the sweep deletes only expired sessions and codes', async () => {
  const { app, token } = await startSignedIn()
  const { database, now } = app.services
  await app.client().auth.sendotp({ email: 'grace@salus.example' })
  await deleteExpiredSessions(database.queries, now())
  expect(await isAccepted(app, token)).toBe(true)
  const codes = () => database.queries.selectFrom('oneTimeCode').selectAll().execute()
  expect(await codes()).toHaveLength(1)
  app.advance(minutes(10))
  await deleteExpiredSessions(database.queries, now())
  expect(await codes()).toEqual([])
  app.advance(days(14))
  await deleteExpiredSessions(database.queries, now())
  expect(await database.queries.selectFrom('session').selectAll().execute()).toEqual([])
})
