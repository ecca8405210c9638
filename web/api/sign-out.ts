import { useNavigate } from 'react-router'
import { forgetSession } from '#web/session/session.ts'
import { client } from './browser-client.ts'

/** Ends the session here and on the server, and goes to log-in. */
export const useSignOut = () => {
  const navigate = useNavigate()
  return async () => {
    // Whatever the server says, this browser is signed out; nothing here may be loaded anew before that.
    await client.auth.logout().catch(() => undefined)
    forgetSession()
    navigate('/login')
  }
}
