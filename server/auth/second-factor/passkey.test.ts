import { describe, expect, test } from 'vitest'
import { goodPassword } from '#server/tools/testing/accounts/accounts.ts'
import { createAuthenticator } from '#server/tools/testing/accounts/authenticator.ts'
import { addPasskey, startLogin } from '#server/tools/testing/accounts/second-factor.ts'
import { startTestApp, type TestApp } from '#server/tools/testing/app/app.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'

const email = 'ada@salus.example'
const password = goodPassword
const start = (app: TestApp) => startLogin(app, email, password)

describe('a passkey', () => {
  test('completes a log-in, once per challenge', async () => {
    const app = await startTestApp()
    const { token, user } = await app.signUpAdmin()
    const { key, recoveryCodes } = await addPasskey(app, token)
    expect(recoveryCodes).toHaveLength(10)
    const { challenge, passkey: question } = await start(app)
    if (question === undefined) throw new Error('No passkey was asked for')
    expect(question.allowCredentials).toMatchObject([{ id: key.id }])
    const passkey = key.prove(question)
    const finished = await app.client().auth.login({ challenge, passkey })
    expect(finished.user).toEqual(user)
    expect((await refusalOf(app.client().auth.login({ challenge, passkey }))).status).toBe(401)
    const { passkeys } = (await app.client(token).auth.secondFactor()).secondFactor
    expect(passkeys).toMatchObject([{ passkeyId: key.id, name: 'Blue key' }])
    expect(passkeys[0]?.lastUsedAt).not.toBe('')
  })

  test('of another site, account or challenge is rejected', async () => {
    const app = await startTestApp()
    const { token } = await app.signUpAdmin()
    const own = app.client(token)
    const { options } = await own.passkey.begin()
    const elsewhere = createAuthenticator('https://evil.example').make(options)
    expect((await refusalOf(own.passkey.confirm({ name: 'x', response: elsewhere }))).status).toBe(
      400,
    )
    const { key } = await addPasskey(app, token)
    const other = await app.signUpAdmin('grace@salus.example')
    const { key: others } = await addPasskey(app, other.token)
    const { challenge, passkey: question } = await start(app)
    if (question === undefined) throw new Error('No passkey was asked for')
    const proofs = [others.prove(question), key.prove({ ...question, challenge: 'x'.repeat(43) })]
    for (const passkey of proofs) {
      expect((await refusalOf(app.client().auth.login({ challenge, passkey }))).code).toBe(
        'wrongCode',
      )
    }
  })

  test('is removed with the password and a recovery code', async () => {
    const app = await startTestApp()
    const { token } = await app.signUpAdmin()
    const { key, recoveryCodes } = await addPasskey(app, token)
    const proof = { password, code: recoveryCodes[0] ?? '' }
    const own = app.client(token)
    expect((await refusalOf(own.passkey.remove({ passkeyId: 'abc', ...proof }))).status).toBe(404)
    await own.passkey.remove({ passkeyId: key.id, ...proof })
    expect((await app.client().auth.login({ email, password })).token).toBeDefined()
  })

  test('needs a site with a host name', async () => {
    const app = await startTestApp({ publicUrl: 'http://127.0.0.1:3000' })
    const own = app.client(await app.adminToken())
    expect(await refusalOf(own.passkey.begin())).toMatchObject({ code: 'wrongState' })
  })
})
