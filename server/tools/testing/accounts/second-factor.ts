import { Secret, TOTP } from 'otpauth'
import type { SalusClient } from '#contract/api.ts'
import type { TestApp } from '#server/tools/testing/app/app.ts'
import { createAuthenticator } from './authenticator.ts'
import { requireSession } from './session-in.ts'

/** Computes the current one-time code of a TOTP secret. */
export const totpCodeOf = ({ services }: TestApp, secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: services.now().getTime() })

/** Adds TOTP to the account of a client. Returns the secret and the recovery codes. */
export const addTotp = async (app: TestApp, client: SalusClient) => {
  const { secret } = await client.totp.begin()
  const { recoveryCodes } = await client.totp.confirm({ code: totpCodeOf(app, secret) })
  return { secret, recoveryCodes }
}

/** Starts a login that requires a second factor. Throws if it requires none. */
export const startLogin = async (app: TestApp, email: string, password: string) => {
  const answer = await app.client().auth.login({ email, password })
  if (answer.challenge === undefined) throw new Error('The log-in asked for no second factor')
  return { ...answer, challenge: answer.challenge }
}

/** Completes a login with a code. */
export const finishLogin = async (app: TestApp, challenge: string, code: string) =>
  requireSession(await app.client().auth.login({ challenge, code }))

/** Adds a passkey to the account of a token. */
export const addPasskey = async (app: TestApp, token: string, key = createAuthenticator()) => {
  const own = app.client(token)
  const { options } = await own.passkey.begin()
  const answer = await own.passkey.confirm({ name: 'Blue key', response: key.make(options) })
  return { key, ...answer }
}
