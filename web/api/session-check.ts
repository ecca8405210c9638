import { useEffect } from 'react'
import { storeUser, useIsSignedIn } from '#web/session/session.ts'
import { expireSession } from '#web/session/session-guard.tsx'
import { browserApiClient } from './browser-client.ts'
import { toApiError } from './call-messages.ts'

/**
 * Whether the server responds and accepts the token. If it rejects the token, the sign-in page
 * opens.
 */
export const verifySession = async (): Promise<boolean> => {
  try {
    const { user } = await browserApiClient.auth.me()
    storeUser(user)
    return true
  } catch (error) {
    if (toApiError(error).code === 'notSignedIn') expireSession()
    return false
  }
}

/**
 * Checks the token on public pages with forms, so that an expired session is noticed before the
 * user types.
 */
export const useSessionCheck = (isNeeded = true): void => {
  const isSignedIn = useIsSignedIn()
  useEffect(() => {
    if (isSignedIn && isNeeded) void verifySession()
  }, [isSignedIn, isNeeded])
}
