import type { ComponentProps } from 'react'
import { type LinkProps, Link as RouterLink, useLocation } from 'react-router'

type Props = Pick<LinkProps, 'to' | 'state' | 'preventScrollReset' | 'replace'> &
  Omit<ComponentProps<'a'>, 'href'>

/** What the router's link becomes; it works out much that only matters once it is pressed. */
function WrittenLink({ to, state, preventScrollReset, replace, ...rest }: Props) {
  if (typeof to === 'string' && /^\/(?!\/)/.test(to)) {
    return <a {...rest} href={to} data-discover="true" />
  }
  if (typeof to === 'object' && to.hash && to.pathname === undefined) {
    return <WrittenAnchor {...rest} anchor={to.hash.replace(/^#?/, '#')} />
  }
  return <RouterLink {...{ to, state, preventScrollReset, replace }} {...rest} />
}

/** A link to a place on the same page. */
function WrittenAnchor({ anchor, ...rest }: ComponentProps<'a'> & { anchor: string }) {
  const { pathname } = useLocation()
  return <a {...rest} href={pathname + anchor} data-discover="true" />
}

/** A link within the site. A page has dozens of them, so the server writes out those with a whole path. */
export const Link = import.meta.env.SSR ? WrittenLink : (props: Props) => <RouterLink {...props} />
