import { useEffect } from 'react'
import { client } from './client.ts'
import { useIsSignedIn } from './session.ts'
import { sessionExpired } from './session-guard.tsx'
import { toApiError } from './tell.ts'

/**
 * For pages that everyone may read: whoever comes with a token is asked after, and led to log-in before
 * anything is typed if the server no longer accepts it.
 */
export const useSessionCheck = (): void => {
  const isSignedIn = useIsSignedIn()
  useEffect(() => {
    if (!isSignedIn) return
    client.auth.me().catch((error: unknown) => {
      if (toApiError(error).status === 401) sessionExpired()
    })
  }, [isSignedIn])
}
