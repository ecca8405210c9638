import { type ComponentProps, use } from 'react'
import {
  type LinkProps,
  UNSAFE_NavigationContext as NavigationContext,
  Link as RouterLink,
  useLocation,
} from 'react-router'

type Props = Pick<LinkProps, 'to' | 'state' | 'preventScrollReset' | 'replace'> &
  Omit<ComponentProps<'a'>, 'href'>

/** A path as the site below another one has it. */
const below = (basename: string, path: string): string =>
  basename === '/' ? path : basename + path.replace(/^\/(?=$|[?#])/, '')

/** What the router's link becomes; it works out much that only matters once it is pressed. */
function WrittenLink({ to, state, preventScrollReset, replace, ...rest }: Props) {
  const { basename } = use(NavigationContext)
  if (typeof to === 'string' && /^\/(?!\/)/.test(to)) {
    return <a {...rest} href={below(basename, to)} data-discover="true" />
  }
  if (typeof to === 'object' && to.hash && to.pathname === undefined) {
    return <WrittenAnchor {...rest} anchor={to.hash.replace(/^#?/, '#')} />
  }
  return (
    <RouterLink
      to={to}
      state={state}
      preventScrollReset={preventScrollReset}
      replace={replace}
      {...rest}
    />
  )
}

/** A link to a place on the same page. */
function WrittenAnchor({ anchor, ...rest }: ComponentProps<'a'> & { anchor: string }) {
  const { basename } = use(NavigationContext)
  const { pathname } = useLocation()
  return <a {...rest} href={below(basename, pathname) + anchor} data-discover="true" />
}

/** A link within the site. A page has dozens of them, so the server writes out those with a whole path. */
export const Link = import.meta.env.SSR ? WrittenLink : (props: Props) => <RouterLink {...props} />
