import type { ComponentProps } from 'react'
import { useHref } from 'react-router'
import { useLocale } from '#web/content/locale.ts'
import { Link } from '#web/ui/link.tsx'

/** Files, and pages by the address that names their language: the router would look for a page below its own. */
const outside = /^\/(?:api|[a-z]{2}(?:-(?:[a-z]{2}|han[st]))?|[^?#]*\.\w+)(?=[/?#]|$)/i
/** What has one language only. */
const forEditors = /^\/(?:admin|login|signup)(?=[/?#]|$)/i

/** What the addresses of pages in this language begin with; empty in the main one. */
const prefixIn = (home: string, locale: string): string => {
  const code = locale === 'en-GB' ? 'en' : locale.replace(/-u-.*/, '')
  const prefix = `/${code.toLowerCase()}`
  return home.endsWith(prefix) ? prefix : ''
}

/** A link that someone has typed: to a page of the site or of another one, to a file, or to a page in another language. */
export function TypedLink({ to, ...props }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const home = useHref('/')
  const prefix = prefixIn(home, useLocale())
  if (!to.startsWith('/')) return <a href={to} rel="noopener" {...props} />
  const isOutside = outside.test(to) || (prefix !== '' && forEditors.test(to))
  if (!isOutside) return <Link to={to} {...props} />
  // Below another path, as a copy of the site may be, its files are there too.
  const place = home.slice(0, home.length - prefix.length).replace(/\/$/, '')
  return <a href={place + to} {...props} />
}
