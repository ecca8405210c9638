import { redirect } from 'react-router'
import { ApiError } from '#contract/call/api-error.ts'
import { sitePages } from '#contract/pages.ts'
import { readToken } from './session.ts'
import { expireSession } from './session-guard.tsx'

/** Loads data of the admin area. Redirects to the sign-in page without a valid session. */
export const requireSignedIn = async <T>(load: () => Promise<T>): Promise<T> => {
  if (readToken() === null) throw redirect('/login')
  try {
    const loaded = await load()
    // The session may have ended while a call that also works for visitors was loading.
    if (readToken() === null) throw redirect('/login')
    return loaded
  } catch (error) {
    if (error instanceof ApiError && error.code === 'secondFactorMissing')
      throw redirect(sitePages.account.path)
    if (!(error instanceof ApiError && error.code === 'notSignedIn')) throw error
    expireSession()
    throw redirect('/login')
  }
}
