import type { ComponentProps } from 'react'
import { type LinkProps, Link as RouterLink } from 'react-router'

type Props = Pick<LinkProps, 'to' | 'state' | 'preventScrollReset' | 'replace'> &
  Omit<ComponentProps<'a'>, 'href'>

/** What the router's link becomes; it works out much that only matters once it is pressed. */
function WrittenLink({ to, state, preventScrollReset, replace, ...rest }: Props) {
  if (typeof to === 'string' && /^\/(?!\/)/.test(to)) {
    return <a {...rest} href={to} data-discover="true" />
  }
  return <RouterLink {...{ to, state, preventScrollReset, replace }} {...rest} />
}

/** A link within the site. A page has dozens of them, so the server writes out those with a whole path. */
export const Link = import.meta.env.SSR ? WrittenLink : (props: Props) => <RouterLink {...props} />
