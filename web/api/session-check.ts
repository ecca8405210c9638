import { useEffect } from 'react'
import { keepUser, useIsSignedIn } from '#web/session/session.ts'
import { sessionExpired } from '#web/session/session-guard.tsx'
import { client } from './browser-client.ts'
import { toApiError } from './call-messages.ts'

/** Whether the server answers and still accepts the token; where it no longer does, log-in is next. */
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
 * For pages that everyone may read: a visitor's token is checked, and they are led to log-in before
 * anything is typed if the server no longer accepts it.
 */
export const useSessionCheck = (isNeeded = true): void => {
  const isSignedIn = useIsSignedIn()
  useEffect(() => {
    if (isSignedIn && isNeeded) void askAfterSession()
  }, [isSignedIn, isNeeded])
}
