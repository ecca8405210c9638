import { useLocation } from 'react-router'
import { useHydrated } from '#web/ui/use-hydrated.ts'

/** What the link in a mail asks for, with its secret. */
export type MailedWish = { readonly kind: 'confirm' | 'leave'; readonly token: string }

const readWish = (search: string): MailedWish | null => {
  const query = new URLSearchParams(search)
  for (const kind of ['confirm', 'leave'] as const) {
    const token = query.get(kind)
    if (token) return { kind, token }
  }
  return null
}

/**
 * What the address asks for: null when nothing, undefined before the browser has looked. The secret
 * stays in the browser: the page itself is rendered without it, for everyone the same.
 */
export function useMailedWish(): MailedWish | null | undefined {
  const { search } = useLocation()
  return useHydrated() ? readWish(search) : undefined
}
