import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { session } from '#web/content/session-words.ts'
import { forgetSession } from './session.ts'

const expired = new EventTarget()
let openForm: string | undefined

/** Says that the server no longer accepts this browser's token. */
export const sessionExpired = (): void => {
  forgetSession()
  expired.dispatchEvent(new Event('expired'))
}

/** Remembers the query that opens the current form, while it is open. */
export const comeBackTo = (query: string): (() => void) => {
  openForm = query
  return () => {
    openForm = undefined
  }
}

/** Where to continue after log-in: here, with the same form open. */
const placeOf = (pathname: string, search: string): string => {
  const params = new URLSearchParams(search)
  for (const [name, value] of new URLSearchParams(openForm)) params.set(name, value)
  return params.size > 0 ? `${pathname}?${params}` : pathname
}

/** Leads to log-in, with a word of explanation, when the server no longer accepts the token. */
export function SessionGuard() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    const leave = () => {
      void import('#web/ui/dialog/toast.ts').then(({ toast }) =>
        toast.error(session.ended, { id: 'session-ended' }),
      )
      navigate('/login', { state: { from: placeOf(pathname, search) } })
    }
    expired.addEventListener('expired', leave)
    return () => expired.removeEventListener('expired', leave)
  }, [navigate, pathname, search])
  return null
}
