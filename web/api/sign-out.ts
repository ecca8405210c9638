import { useNavigate } from 'react-router'
import { clearSession } from '#web/session/session.ts'
import { browserApiClient } from './browser-client.ts'

/** Returns a function that ends the session in the browser and on the server. */
export const useSignOut = () => {
  const navigate = useNavigate()
  return async () => {
    // The browser signs out even if the call fails. Before that, no data may be reloaded.
    await browserApiClient.auth.logout().catch(() => undefined)
    clearSession()
    navigate('/login')
  }
}
