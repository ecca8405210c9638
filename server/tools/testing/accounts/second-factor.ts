import { Secret, TOTP } from 'otpauth'
import type { SalusClient } from '#contract/api.ts'
import type { TestApp } from '#server/tools/testing/app/app.ts'
import { createAuthenticator } from './authenticator.ts'
import { sessionIn } from './session-in.ts'

/** What an app shows for a secret at the app's present time. */
export const codeOf = ({ services }: TestApp, secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: services.now().getTime() })

/** Adds an app to the account of a client; answers with its secret and the recovery codes. */
export const addTotp = async (app: TestApp, client: SalusClient) => {
  const { secret } = await client.totp.begin()
  const { recoveryCodes } = await client.totp.confirm({ code: codeOf(app, secret) })
  return { secret, recoveryCodes }
}

/** The first half of a log-in that asks for a second factor. */
export const startLogin = async (app: TestApp, email: string, password: string) => {
  const answer = await app.client().auth.login({ email, password })
  if (answer.challenge === undefined) throw new Error('The log-in asked for no second factor')
  return { ...answer, challenge: answer.challenge }
}

/** The second half of a log-in, with a code. */
export const finishLogin = async (app: TestApp, challenge: string, code: string) =>
  sessionIn(await app.client().auth.login({ challenge, code }))

/** Adds a passkey to the account behind a token. */
export const addPasskey = async (app: TestApp, token: string, key = createAuthenticator()) => {
  const own = app.client(token)
  const { options } = await own.passkey.begin()
  const answer = await own.passkey.confirm({ name: 'Blue key', response: key.make(options) })
  return { key, ...answer }
}
