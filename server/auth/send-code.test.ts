import { describe, expect, test } from 'vitest'
import { goodPassword, signUp, signupInput } from '#server/tools/testing/accounts/accounts.ts'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { days, hours, minutes, seconds } from '#server/tools/testing/app/clock.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'

const email = 'grace@salus.example'

describe('request and response', () => {
  test('a known and an unknown email get the same response', async () => {
    const app = await startTestApp()
    await signUp(app, email)
    const send = (to: string) => sendJson(app, 'POST', '/auth/sendotp', { email: to })
    const known = await send(email)
    const unknown = await send('nobody@salus.example')
    expect(known.status).toBe(200)
    expect(known.body).toEqual({ success: true, message: 'OTP Sent Successfully' })
    expect(unknown.body).toEqual(known.body)
    const names = (headers: Headers) => [...headers.keys()].toSorted()
    expect(names(known.headers)).toEqual(names(unknown.headers))
  })

  test('an unknown email is sent a code of six digits, as text and as HTML', async () => {
    const app = await startTestApp()
    await app.client().auth.sendotp({ email })
    const code = app.mailbox.codeFor(email)
    expect(code).toMatch(/^\d{6}$/)
    const [mail, ...others] = app.mailbox.mails
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: email, subject: `${code} is your Salus code` })
    expect(mail?.text).toContain('It works once and for ten minutes.')
    expect(mail?.html).toContain(code)
    expect(mail?.html).toMatch(/^<!doctype html>/)
  })

  test('a known email is sent a mail without a code', async () => {
    const app = await startTestApp({ publicUrl: 'https://group.example' })
    await signUp(app, email)
    await app.client().auth.sendotp({ email: email.toUpperCase() })
    const mail = app.mailbox.mails.at(-1)
    expect(mail).toMatchObject({
      to: email.toUpperCase(),
      subject: 'You already have a Salus account',
    })
    expect(mail?.text).toContain('https://group.example/login')
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/\b\d{6}\b/)
  })

  test('links in mails contain the configured URL, never one from the request', async () => {
    const app = await startTestApp({ publicUrl: 'https://group.example' })
    await signUp(app, email)
    await app.fetch('/api/v1/auth/sendotp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
      },
      body: JSON.stringify({ email }),
    })
    expect(app.mailbox.mails.at(-1)?.text).not.toContain('evil.example')
  })

  test.for([
    undefined,
    '',
    'nobody',
    'a@b@c',
    'a b@salus.example',
    'a@salus.example\r\nBcc: b@salus.example',
    'a@salus.example, b@salus.example',
    `${'x'.repeat(250)}@salus.example`,
    { $ne: '' },
    ['a@salus.example'],
  ])('%j is no e-mail address', async (address) => {
    const app = await startTestApp()
    const { status, body } = await sendJson(app, 'POST', '/auth/sendotp', { email: address })
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ path: 'email' }])
    expect(app.mailbox.mails).toEqual([])
  })

  test('checkUserPresent, which the site sends, has no effect', async () => {
    const app = await startTestApp()
    await app.client().auth.sendotp({ email, checkUserPresent: true })
    expect(app.mailbox.to(email)).toHaveLength(1)
  })
})

describe('rate limits', () => {
  test('a code is not sent again within 30 seconds, for any case of the email', async () => {
    const app = await startTestApp({ rateLimits: true })
    const send = (address: string) => app.client().auth.sendotp({ email: address })
    await send(email)
    app.advance(seconds(29))
    const refusal = await refusalOf(send(email.toUpperCase()))
    expect(refusal).toMatchObject({ status: 429, retryAfter: 1 })
    app.advance(seconds(1))
    await send(email)
    expect(app.mailbox.mails).toHaveLength(2)
  })

  test('an email gets five codes an hour and fifteen a day, for all clients together', async () => {
    const app = await startTestApp({ rateLimits: true })
    let client = 0
    const send = () => {
      app.advance(seconds(31))
      return app.client(null, `203.0.113.${client++}`).auth.sendotp({ email })
    }
    for (let sent = 0; sent < 5; sent++) await send()
    expect((await refusalOf(send())).status).toBe(429)
    app.advance(hours(1))
    for (let sent = 5; sent < 10; sent++) await send()
    app.advance(hours(1))
    for (let sent = 10; sent < 15; sent++) await send()
    app.advance(hours(1))
    const refusal = await refusalOf(send())
    expect(refusal.status).toBe(429)
    expect(refusal.retryAfter).toBeGreaterThan(hours(20) / 1000)
    app.advance(days(1))
    await send()
    expect(app.mailbox.mails).toHaveLength(16)
  })

  test('a client sends twenty codes an hour, without effect on other clients', async () => {
    const app = await startTestApp({ rateLimits: true })
    const send = (n: number, from: string) =>
      app.client(null, from).auth.sendotp({ email: `person${n}@salus.example` })
    for (let n = 0; n < 20; n++) await send(n, '203.0.113.1')
    expect((await refusalOf(send(20, '203.0.113.1'))).status).toBe(429)
    await send(21, '203.0.113.2')
    app.advance(hours(1))
    await send(22, '203.0.113.1')
  })

  test('a client sends sixty codes a day', async () => {
    const app = await startTestApp({ rateLimits: true })
    const send = (n: number) => app.client().auth.sendotp({ email: `p${n}@salus.example` })
    for (let n = 0; n < 60; n++) {
      if (n % 20 === 0) app.advance(hours(1))
      await send(n)
    }
    app.advance(hours(1))
    expect((await refusalOf(send(60))).status).toBe(429)
  })

  test('a known email is limited like an unknown one', async () => {
    const app = await startTestApp({ rateLimits: true })
    await signUp(app, email)
    app.advance(minutes(1))
    await app.client().auth.sendotp({ email })
    const known = await refusalOf(app.client().auth.sendotp({ email }))
    await app.client().auth.sendotp({ email: 'nobody@salus.example' })
    const unknown = await refusalOf(app.client().auth.sendotp({ email: 'nobody@salus.example' }))
    expect(known).toMatchObject({ status: 429, message: unknown.message })
  })
})

describe('if mail does not work', () => {
  test('the response reports it, and the next attempt is possible immediately', async () => {
    const app = await startTestApp({ rateLimits: true })
    app.mailbox.failWith(new Error('550 no'))
    const refusal = await refusalOf(app.client().auth.sendotp({ email }))
    expect(refusal).toMatchObject({
      status: 503,
      message: 'The mail could not be sent. Please try again in a moment.',
      retryAfter: 10,
    })
    expect(app.takeErrors()).toEqual([refusal.message])
    app.mailbox.failWith()
    await app.client().auth.sendotp({ email })
    const otp = app.mailbox.codeFor(email)
    await app.client().auth.signup(signupInput(email, otp))
  })

  test('a long outage of the mail server does not use up the codes of an email', async () => {
    const app = await startTestApp({ rateLimits: true })
    app.mailbox.failWith(new Error('connection refused'))
    for (let tries = 0; tries < 6; tries++) {
      expect((await refusalOf(app.client().auth.sendotp({ email }))).status).toBe(503)
    }
    expect(app.takeErrors()).toHaveLength(6)
  })

  test('a known email gets the same response', async () => {
    const app = await startTestApp()
    await signUp(app, email, goodPassword)
    app.mailbox.failWith(new Error('550 no'))
    expect((await refusalOf(app.client().auth.sendotp({ email }))).status).toBe(503)
    app.takeErrors()
  })
})
