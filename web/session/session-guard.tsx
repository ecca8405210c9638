import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { sessionStrings } from '#web/content/session-strings.ts'
import { clearSession } from './session.ts'

const expired = new EventTarget()
let openForm: string | undefined

export const expireSession = (): void => {
  clearSession()
  expired.dispatchEvent(new Event('expired'))
}

/**
 * Remembers the URL query that opens the current form, so that the form is open again after sign-in. Returns
 * a function that forgets the query.
 */
export const rememberOpenFormQuery = (query: string): (() => void) => {
  openForm = query
  return () => {
    openForm = undefined
  }
}

/** Returns the URL to open after sign-in: the current page with its open form. */
const placeOf = (pathname: string, search: string): string => {
  const params = new URLSearchParams(search)
  for (const [name, value] of new URLSearchParams(openForm)) params.set(name, value)
  return params.size > 0 ? `${pathname}?${params}` : pathname
}

/** Opens the sign-in page and shows a message if the server rejects the token. */
export function SessionGuard() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    const leave = () => {
      void import('#web/ui/dialog/toast.ts').then(({ toast }) =>
        toast.error(sessionStrings.ended, { id: 'session-ended' }),
      )
      navigate('/login', { state: { from: placeOf(pathname, search) } })
    }
    expired.addEventListener('expired', leave)
    return () => expired.removeEventListener('expired', leave)
  }, [navigate, pathname, search])
  return null
}
