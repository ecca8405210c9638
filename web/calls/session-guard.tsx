import { useEffect } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useLocation, useNavigate } from 'react-router'
import { session } from '#web/content/account.ts'
import { forgetSession } from './session.ts'

const expired = new EventTarget()

/** Says that the server no longer accepts this browser's token. */
export const sessionExpired = (): void => {
  forgetSession()
  expired.dispatchEvent(new Event('expired'))
}

/** Leads to log-in, with a word of explanation, when the server no longer accepts the token. */
export function SessionGuard() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    const leave = () => {
      toast.error(session.ended, { id: 'session-ended' })
      navigate('/login', { state: { from: pathname + search } })
    }
    expired.addEventListener('expired', leave)
    return () => expired.removeEventListener('expired', leave)
  }, [navigate, pathname, search])
  return null
}
