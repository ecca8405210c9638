import type { User } from '#contract/account/auth.ts'
import type { SalusClient } from '#contract/api.ts'
import { openSession } from '#server/auth/session-store.ts'
import { type AccountRights, createAccount, defaultAccountRights } from '#server/auth/store.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import type { Services } from '#server/services.ts'
import type { Mailbox } from '#server/tools/testing/app/mailbox.ts'
import { requireSession } from './session-in.ts'

interface Entrance {
  readonly services: Services
  readonly mailbox: Mailbox
  client(): SalusClient
}

export const goodPassword = 'correct horse battery staple'
const defaultEmail = 'ada@salus.example'

/** Builds valid input of a sign-up. */
export const signupInput = (email: string, otp: string, password = goodPassword) => ({
  username: 'Ada Lovelace',
  email,
  otp,
  password,
  confirmPassword: password,
})

/** Signs up with the mailed code. The state of the account depends on the settings. */
export const signUp = async (
  app: Entrance,
  email: string,
  password = goodPassword,
): Promise<User> => {
  await app.client().auth.sendotp({ email })
  const otp = app.mailbox.codeFor(email)
  return (await app.client().auth.signup(signupInput(email, otp, password))).user
}

export const setAccountState = async (
  { database }: Services,
  email: string,
  state: 'active' | 'waiting' | 'revoked',
): Promise<void> => {
  await database.queries.updateTable('account').set({ state }).where('email', '=', email).execute()
}

/** Signs up an administrator with the same requests as a person, and activates the account. */
export const signUpAdmin = async (
  app: Entrance,
  email = defaultEmail,
): Promise<{ token: string; user: User }> => {
  await signUp(app, email)
  await setAccountState(app.services, email, 'active')
  return requireSession(await app.client().auth.login({ email, password: goodPassword }))
}

/** Creates an active account without a usable password, by default an administrator. Returns its token. */
export const createAccountToken = async (
  { database, now }: Services,
  email = defaultEmail,
  rights: AccountRights = defaultAccountRights,
): Promise<string> => {
  const system = { accountId: null, name: 'Test' }
  const { _id } = await writeInTransaction(database, system, (tx) =>
    createAccount(tx, { username: 'Ada Lovelace', email, passwordHash: 'none' }, async () => ({
      ...rights,
      state: 'active',
    })),
  )
  return openSession(database.queries, _id, now())
}
