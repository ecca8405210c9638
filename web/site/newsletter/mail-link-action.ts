import { useLocation } from 'react-router'
import { useIsHydrated } from '#web/ui/use-hydrated.ts'

/** Action of a link in a mail, with its secret token. */
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
 * Returns the action of the URL. Null without one, undefined before hydration, because the
 * rendered page must not contain the secret.
 */
export function useMailLinkAction(): MailLinkAction | null | undefined {
  const { search } = useLocation()
  return useIsHydrated() ? readWish(search) : undefined
}
