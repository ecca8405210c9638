import { describe, expect, test } from 'vitest'
import { goodPassword, signUp, signupInput } from '#server/tools/testing/accounts/accounts.ts'
import { startTestApp, type TestApp } from '#server/tools/testing/app/app.ts'
import { describeOnce, testOnce } from '#server/tools/testing/database/database.ts'
import { countByStatus, refusalOf, statusesOf } from '#server/tools/testing/http/refusal.ts'

const logIn = (app: TestApp, email: string) =>
  app.client().auth.login({ email, password: goodPassword })

/** Signs up with an email. Returns the status of the log-in. */
const statusAfterSignup = async (app: TestApp, email: string): Promise<number | undefined> => {
  await signUp(app, email)
  return (await statusesOf([logIn(app, email)]))[0]
}

describe('by default', () => {
  test('the first account is active, and later ones wait for approval', async () => {
    const app = await startTestApp()
    expect(await statusAfterSignup(app, 'first@salus.example')).toBe(200)
    await signUp(app, 'second@salus.example')
    expect(await refusalOf(logIn(app, 'second@salus.example'))).toMatchObject({
      status: 403,
      message: 'Your account is waiting for approval',
    })
  })

  test('a wrong password does not reveal that an account waits for approval', async () => {
    const app = await startTestApp()
    await app.signUpAdmin()
    await signUp(app, 'second@salus.example')
    const guess = app.client().auth.login({ email: 'second@salus.example', password: 'a guess' })
    expect((await refusalOf(guess)).status).toBe(401)
  })

  test('exactly one of twenty simultaneous first sign-ups is active', async () => {
    const app = await startTestApp()
    const emails = Array.from({ length: 20 }, (_, n) => `p${n}@salus.example`)
    for (const email of emails) await app.client().auth.sendotp({ email })
    const signups = emails.map((email) =>
      app.client().auth.signup(signupInput(email, app.mailbox.codeFor(email))),
    )
    expect(countByStatus(await statusesOf(signups))).toEqual({ 200: 20 })
    const accounts = await app.services.database.queries
      .selectFrom('account')
      .select(['_id', 'state'])
      .execute()
    const active = accounts.filter(({ state }) => state === 'active')
    expect(active).toHaveLength(1)
    expect(accounts.filter(({ state }) => state === 'waiting')).toHaveLength(19)
    const owner = await app.services.database.queries
      .selectFrom('installation')
      .select('value')
      .where('name', '=', 'owner')
      .executeTakeFirstOrThrow()
    expect(owner.value).toBe(active[0]?._id)
  })

  test('an account after a closed first one waits for approval', async () => {
    const app = await startTestApp()
    await signUp(app, 'first@salus.example')
    await app.services.database.queries.deleteFrom('account').execute()
    expect(await statusAfterSignup(app, 'second@salus.example')).toBe(403)
  })
})

// Policies are decided before any SQL. Databases only store the result.
describeOnce('with allowed addresses', () => {
  const signup = { allowed: ['boss@salus.example', '@group.example'] }

  test('only these can be first', async () => {
    const app = await startTestApp({ signup })
    expect(await statusAfterSignup(app, 'early@salus.example')).toBe(403)
    expect(await statusAfterSignup(app, 'Boss@Salus.Example')).toBe(200)
    expect(await statusAfterSignup(app, 'late@salus.example')).toBe(403)
  })

  test('each of these is active immediately', async () => {
    const app = await startTestApp({ signup })
    expect(await statusAfterSignup(app, 'anyone@group.example')).toBe(200)
    expect(await statusAfterSignup(app, 'boss@salus.example')).toBe(200)
  })

  test.for([
    'anyone@sub.group.example',
    'anyone@notgroup.example',
    'notboss@salus.example',
    'boss@salus.example.org',
  ])('%s is not one of them', async (email) => {
    expect(await statusAfterSignup(await startTestApp({ signup }), email)).toBe(403)
  })
})

describeOnce('by invitation', () => {
  test('the first is active and all others are rejected', async () => {
    const app = await startTestApp({ signup: { mode: 'invite' } })
    expect(await statusAfterSignup(app, 'first@salus.example')).toBe(200)
    expect(await refusalOf(signUp(app, 'second@salus.example'))).toMatchObject({
      status: 403,
      message: 'Sign-up is by invitation only',
    })
    const { accounts } = await app.services.database.queries
      .selectFrom('account')
      .select((row) => row.fn.countAll<number | string>().as('accounts'))
      .executeTakeFirstOrThrow()
    expect(Number(accounts)).toBe(1)
  })

  test('allowed emails count as invited', async () => {
    const app = await startTestApp({ signup: { mode: 'invite', allowed: ['@group.example'] } })
    expect((await refusalOf(signUp(app, 'first@salus.example'))).status).toBe(403)
    expect(await statusAfterSignup(app, 'a@group.example')).toBe(200)
    expect(await statusAfterSignup(app, 'b@group.example')).toBe(200)
  })
})

testOnce('with open sign-up everyone is active', async () => {
  const app = await startTestApp({ signup: { mode: 'open' } })
  expect(await statusAfterSignup(app, 'first@salus.example')).toBe(200)
  expect(await statusAfterSignup(app, 'second@salus.example')).toBe(200)
})
