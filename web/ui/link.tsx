import { type ComponentProps, createContext, use } from 'react'
import {
  type LinkProps,
  UNSAFE_NavigationContext as NavigationContext,
  Link as RouterLink,
  useLocation,
} from 'react-router'

type Props = Pick<LinkProps, 'to' | 'state' | 'preventScrollReset' | 'replace'> &
  Omit<ComponentProps<'a'>, 'href'>

interface Prefixes {
  readonly own: string
  readonly all: readonly string[]
}

/** What the addresses of pages begin with in each language of the site, and in that of the page. */
export const PrefixContext = createContext<Prefixes>({ own: '', all: [] })

const file = /^\/api(?=[/?#]|$)|^\/[^?#]*\.[a-z\d]+(?=[?#]|$)/i
const forEditors = /^\/(?:admin|login|signup)(?=[/?#]|$)/i
const firstPart = /^\/[^/?#]*/

/** Whether the router finds no page of this language there: a file, a page in another language or what has only one. */
const isOutside = (to: string, { own, all }: Prefixes): boolean =>
  file.test(to) ||
  (own !== '' && forEditors.test(to)) ||
  (all.length > 0 && all.includes(firstPart.exec(to)?.[0].toLowerCase() ?? ''))

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

// A page has dozens of links, so the server writes out those with a whole path.
const Inside = import.meta.env.SSR ? WrittenLink : (props: Props) => <RouterLink {...props} />

/** A link that the browser follows: to what stands beside the pages of this language, where the site has its place. */
function OutsideLink({ to, own, ...rest }: ComponentProps<'a'> & { to: string; own: string }) {
  const { basename } = use(NavigationContext)
  const place = basename.slice(0, basename.length - own.length)
  return <a {...rest} href={below(place || '/', to)} />
}

/** A link within the site, also where someone has typed it: to a page, a file, or a page in another language. */
export function Link(props: Props) {
  const prefixes = use(PrefixContext)
  const { to, state, preventScrollReset, replace, ...rest } = props
  return typeof to === 'string' && isOutside(to, prefixes) ? (
    <OutsideLink {...rest} to={to} own={prefixes.own} />
  ) : (
    <Inside {...props} />
  )
}
