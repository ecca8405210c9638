import type { authApi } from '#contract/account/auth.ts'
import type { ReplyFields } from '#contract/call/call.ts'

/** Returns the session of a login response. Throws if a second factor is required. */
export const requireSession = ({ token, user }: ReplyFields<typeof authApi.login>) => {
  if (token === undefined || user === undefined) throw new Error('The log-in opened no session')
  return { token, user }
}
