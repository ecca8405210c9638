import { describe, expect, test } from 'vitest'
import { goodPassword, signUp, signupInput } from '#server/tools/testing/accounts/accounts.ts'
import { shareTestApp, startTestApp } from '#server/tools/testing/app/app.ts'
import { minutes } from '#server/tools/testing/app/clock.ts'
import { countByStatus, refusalOf, statusesOf } from '#server/tools/testing/http/refusal.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'

const email = 'grace@salus.example'

describe('an invalid sign-up is rejected by field', () => {
  const app = shareTestApp()

  test.for<[string, object, string]>([
    ['no username', { username: '' }, 'username'],
    ['a blank username', { username: ' ' }, 'username'],
    ['a NUL in the username', { username: 'a\u0000' }, 'username'],
    ['no e-mail address', { email: 'x' }, 'email'],
    ['a password of seven characters', same('sevench'), 'password'],
    ['a password of 257 characters', same(`${'x1'.repeat(128)}y`), 'password'],
    ['a common password', same('password123'), 'password'],
    ['a common password in capitals', same('PassWord123'), 'password'],
    ['one letter many times', same('aaaaaaaaaaaa'), 'password'],
    ['the username as password', { username: 'gracehopper', ...same('GraceHopper') }, 'password'],
    ['the address as password', same(email), 'password'],
    ['another confirmation', { confirmPassword: `${goodPassword} ` }, 'confirmPassword'],
    ['no confirmation', { confirmPassword: undefined }, 'confirmPassword'],
    ['a code of five digits', { otp: '12345' }, 'otp'],
    ['a code that is a number', { otp: 123456 }, 'otp'],
    ['no code', { otp: undefined }, 'otp'],
    ['a code of other digits', { otp: '١٢٣٤٥٦' }, 'otp'],
    ['another user type', { userType: 'Admin' }, 'userType'],
    ['a user type in other letters', { userType: 'superadmin' }, 'userType'],
    ['an empty user type', { userType: '' }, 'userType'],
    ['no user type', { userType: null }, 'userType'],
  ])('%s', async ([, fields, path]) => {
    const input = { ...signupInput(email, '123456'), ...fields }
    const { status, body } = await sendJson(app(), 'POST', '/auth/signup', input)
    expect(status).toBe(400)
    expect(body.errors[0]).toMatchObject({ path })
  })
})

function same(password: string) {
  return { password, confirmPassword: password }
}

test('a code may be typed in full-width digits', async () => {
  const app = await startTestApp()
  await app.client().auth.sendotp({ email })
  const wide = app.mailbox
    .codeFor(email)
    .replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
  const { status } = await sendJson(app, 'POST', '/auth/signup', signupInput(email, wide))
  expect(status).toBe(200)
})

describe('rights', () => {
  test('a user type is accepted, and is always SuperAdmin', async () => {
    const app = await startTestApp()
    await app.client().auth.sendotp({ email })
    const { user } = await app.client().auth.signup({
      ...signupInput(email, app.mailbox.codeFor(email)),
      userType: 'SuperAdmin',
    })
    expect(user).toMatchObject({ email, username: 'Ada Lovelace', userType: 'SuperAdmin' })
  })

  test('rights in the request are ignored', async () => {
    const app = await startTestApp()
    await app.signUpAdmin()
    await app.client().auth.sendotp({ email })
    const { status, body } = await sendJson(app, 'POST', '/auth/signup', {
      ...signupInput(email, app.mailbox.codeFor(email)),
      state: 'active',
      role: 'owner',
      isAdmin: true,
      approved: true,
      _id: 'x',
    })
    expect(status).toBe(200)
    expect(Object.keys(body.user)).toEqual(['_id', 'username', 'email', 'userType'])
    const login = app.client().auth.login({ email, password: goodPassword })
    expect((await refusalOf(login)).status).toBe(403)
  })
})

describe('passwords are used exactly as typed', () => {
  test.for([
    ['eight characters', 'eight ch'],
    ['256 characters', 'äbc4'.repeat(64)],
    ['spaces around', '  spaces around  '],
    ['other scripts and emoji', 'пароль 密码 🔑🔑'],
    ['a NUL inside', 'before\u0000after'],
  ] as const)('%s', async ([, password]) => {
    const app = await startTestApp()
    await signUp(app, email, password)
    await app.client().auth.login({ email, password })
    for (const other of [
      password.trim(),
      password.toUpperCase(),
      `${password.slice(0, -1)}\u0001`,
    ]) {
      if (other === password) continue
      const refusal = await refusalOf(app.client().auth.login({ email, password: other }))
      expect(refusal.status).toBe(401)
    }
  })

  test('two forms of a letter are different passwords', async () => {
    const app = await startTestApp()
    await signUp(app, email, 'caf\u00e9 caf\u00e9')
    const refusal = app.client().auth.login({ email, password: 'cafe\u0301 cafe\u0301' })
    expect((await refusalOf(refusal)).status).toBe(401)
  })

  test('characters after NUL are significant', async () => {
    const app = await startTestApp()
    await signUp(app, email, 'before\u0000after')
    const refusal = app.client().auth.login({ email, password: 'before\u0000other' })
    expect((await refusalOf(refusal)).status).toBe(401)
  })
})

describe('emails', () => {
  test('are compared without case and returned as they were typed', async () => {
    const app = await startTestApp()
    await app.client().auth.sendotp({ email: 'Grace@Salus.Example' })
    const otp = app.mailbox.codeFor('Grace@Salus.Example')
    const { user } = await app.client().auth.signup(signupInput('gRACE@salus.example', otp))
    expect(user.email).toBe('gRACE@salus.example')
    const { token } = await app.client().auth.login({
      email: 'GRACE@SALUS.EXAMPLE',
      password: goodPassword,
    })
    expect((await app.client(token).auth.me()).user).toEqual(user)
  })

  test('have one account each: the mail about a second one contains no code', async () => {
    const app = await startTestApp()
    await signUp(app, email)
    app.mailbox.forget()
    await app.client().auth.sendotp({ email })
    expect(app.mailbox.to(email)).not.toEqual([])
    expect(() => app.mailbox.codeFor(email)).toThrow('No code')
  })

  test('have one account each, even with a valid code', async () => {
    const app = await startTestApp()
    await signUp(app, email)
    const { codes, database } = app.services
    await codes.keep(database.queries, email, '123456')
    const refusal = await refusalOf(app.client().auth.signup(signupInput(email, '123456')))
    expect(refusal).toMatchObject({ status: 409, message: 'This address already has an account' })
  })
})

test('a client tries twenty codes in 15 minutes, over all emails', async () => {
  const app = await startTestApp({ rateLimits: true })
  const attempt = (n: number, from: string) =>
    app.client(null, from).auth.signup(signupInput(`p${n}@salus.example`, '123456'))
  const first = Array.from({ length: 25 }, (_, n) => attempt(n, '203.0.113.1'))
  expect(countByStatus(await statusesOf(first))).toEqual({ 400: 20, 429: 5 })
  expect((await refusalOf(attempt(1, '203.0.113.2'))).status).toBe(400)
  app.advance(minutes(15))
  expect((await refusalOf(attempt(1, '203.0.113.1'))).status).toBe(400)
})
