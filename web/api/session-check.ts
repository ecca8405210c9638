import { useEffect } from 'react'
import { keepUser, useIsSignedIn } from '#web/session/session.ts'
import { sessionExpired } from '#web/session/session-guard.tsx'
import { client } from './browser-client.ts'
import { toApiError } from './call-messages.ts'

/**
 * Whether the server responds and accepts the token. If it rejects the token, the sign-in page
 * opens.
 */
export const askAfterSession = async (): Promise<boolean> => {
  try {
    const { user } = await client.auth.me()
    keepUser(user)
    return true
  } catch (error) {
    if (toApiError(error).code === 'notSignedIn') sessionExpired()
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
    if (isSignedIn && isNeeded) void askAfterSession()
  }, [isSignedIn, isNeeded])
}
