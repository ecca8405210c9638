import { useLocation } from 'react-router'
import { useIsHydrated } from '#web/ui/use-hydrated.ts'

/** Action that a link in a newsletter mail requests, with its secret token. */
export type MailLinkAction = { readonly kind: 'confirm' | 'leave'; readonly token: string }

const readWish = (search: string): MailLinkAction | null => {
  const query = new URLSearchParams(search)
  for (const kind of ['confirm', 'leave'] as const) {
    const token = query.get(kind)
    if (token) return { kind, token }
  }
  return null
}

/**
 * Returns the requested action of the current URL, or null if the URL has none. Undefined before hydration,
 * because the server-rendered page must not contain the secret token.
 */
export function useMailLinkAction(): MailLinkAction | null | undefined {
  const { search } = useLocation()
  return useIsHydrated() ? readWish(search) : undefined
}
