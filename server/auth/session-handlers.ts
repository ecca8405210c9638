import { ApiError } from '#contract/api-error.ts'
import type { authApi } from '#contract/auth.ts'
import type { Handlers } from '#server/http/implement.ts'
import type { Services } from '#server/services.ts'
import { endOtherSessions, endSession, listSessions, openSession } from './session-store.ts'
import { emailKeyOf, findAccount, readUser } from './store.ts'

const wrongLogin = () => new ApiError('wrongLogin', 'The e-mail address or the password is wrong')

/** Log-in and the sessions that follow from it. */
export const sessionHandlers = ({
  database: { queries },
  limits,
  now,
  passwords,
}: Services): Pick<
  Handlers<typeof authApi>,
  'login' | 'logout' | 'me' | 'sessions' | 'signOutEverywhere'
> => ({
  login: async ({ input: { email, password }, client }) => {
    const emailKey = emailKeyOf(email)
    await limits.take('loginPerClient', client)
    await limits.take('loginPerAccountAndClient', emailKey, client)
    const account = await findAccount(queries, emailKey)
    if (account === undefined) {
      await passwords.pretendToCheck(password)
      throw wrongLogin()
    }
    if (!(await passwords.isRight(password, account.passwordHash))) throw wrongLogin()
    await limits.forgive('loginPerAccountAndClient', emailKey, client)
    if (account.state === 'waiting')
      throw new ApiError('accountWaiting', 'Your account is waiting for approval')
    if (account.state === 'revoked')
      throw new ApiError('accountClosed', 'Your account has been closed')
    const token = await openSession(queries, account._id, now())
    return { token, user: await readUser(queries, account._id) }
  },

  logout: async ({ who }) => {
    await endSession(queries, who.tokenHash)
    return { message: 'Signed out' }
  },

  me: async ({ who }) => ({ user: await readUser(queries, who.accountId) }),

  sessions: async ({ who }) => ({
    sessions: (await listSessions(queries, who.accountId, now())).map(
      ({ tokenHash, createdAt, lastUsedAt }) => ({
        openedAt: createdAt,
        lastUsedAt,
        isThis: tokenHash === who.tokenHash,
      }),
    ),
  }),

  signOutEverywhere: async ({ who }) => {
    await endOtherSessions(queries, who.accountId, null)
    return {}
  },
})
