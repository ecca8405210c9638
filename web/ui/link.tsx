import { type ComponentProps, use } from 'react'
import {
  type LinkProps,
  UNSAFE_NavigationContext as NavigationContext,
  Link as RouterLink,
  useLocation,
} from 'react-router'

type Props = Pick<LinkProps, 'to' | 'state' | 'preventScrollReset' | 'replace'> &
  Omit<ComponentProps<'a'>, 'href'>

/** Prefixes a path with the router's basename. */
const below = (basename: string, path: string): string =>
  basename === '/' ? path : basename + path.replace(/^\/(?=$|[?#])/, '')

/** Renders a link as a plain anchor on the server, which is much faster than the router's `Link`. */
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

function WrittenAnchor({ anchor, ...rest }: ComponentProps<'a'> & { anchor: string }) {
  const { basename } = use(NavigationContext)
  const { pathname } = useLocation()
  return <a {...rest} href={below(basename, pathname) + anchor} data-discover="true" />
}

/** A link within the site. A page has dozens, so server rendering uses plain anchors. */
export const Link = import.meta.env.SSR ? WrittenLink : (props: Props) => <RouterLink {...props} />
