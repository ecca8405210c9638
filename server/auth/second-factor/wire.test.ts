import { expect, test } from 'vitest'
import { totpCodeOf } from '#server/tools/testing/accounts/second-factor.ts'
import { startBareContent } from '#server/tools/testing/content/bare-content.ts'

test('adding, using and removing a second factor', async () => {
  const { get, send, as, use, app } = await startBareContent()
  const email = 'ada@second.example'
  const password = 'a few words in a row'
  use()
  await send('POST', '/auth/sendotp', { email })
  const otp = app.mailbox.codeFor(email)
  await send('POST', '/auth/signup', {
    username: 'Ada',
    email,
    password,
    confirmPassword: password,
    otp,
  })
  as('admin')
  const waiting = (await get('/administrator/showAllAdministrators')).administrators.find(
    (each: { email: string }) => each.email === email,
  )
  await send('PUT', '/administrator/approve', { accountId: waiting._id, role: 'Editor' })
  use()
  const { token, needsSecondFactor } = await send('POST', '/auth/login', { email, password })
  expect(needsSecondFactor ?? false).toBe(false)
  use(token)
  const { secret, otpauthUrl } = await send('POST', '/auth/totp/begin', {})
  expect(otpauthUrl).toContain(secret)
  const { recoveryCodes } = await send('POST', '/auth/totp/confirm', {
    code: totpCodeOf(app, secret),
  })
  use()
  const half = await send('POST', '/auth/login', { email, password })
  expect(half).toMatchObject({ needsSecondFactor: true, challenge: expect.any(String) })
  expect(half.token).toBeUndefined()
  const [recovery, another] = recoveryCodes
  const { challenge } = half
  const whole = await send('POST', '/auth/login', { challenge, code: recovery })
  use(whole.token)
  expect((await send('POST', '/auth/passkey/begin', {})).options.challenge).toBeDefined()
  await send('DELETE', '/auth/totp/remove', { password, code: another })
  use()
  expect((await send('POST', '/auth/login', { email, password })).token).toBeDefined()
})
