import type { authApi } from '#contract/account/auth.ts'
import type { ReplyFields } from '#contract/call/call.ts'

/** The session a log-in has opened, where no second factor is asked for. */
export const sessionIn = ({ token, user }: ReplyFields<typeof authApi.login>) => {
  if (token === undefined || user === undefined) throw new Error('The log-in opened no session')
  return { token, user }
}
