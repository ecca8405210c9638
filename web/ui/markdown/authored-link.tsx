import type { ComponentProps } from 'react'
import { useHref } from 'react-router'
import { useLocale } from '#web/content/locale.ts'
import { Link } from '#web/ui/link.tsx'

/** Files and pages with a language prefix, which the router would resolve below its basename. */
const outside = /^\/(?:api|[a-z]{2}(?:-(?:[a-z]{2}|han[st]))?|[^?#]*\.\w+)(?=[/?#]|$)/i
/** Pages without a language prefix. */
const forEditors = /^\/(?:admin|login|signup)(?=[/?#]|$)/i

/** Returns the URL prefix of the current language. Empty for the main one. */
const prefixIn = (home: string, locale: string): string => {
  const code = locale === 'en-GB' ? 'en' : locale.replace(/-u-.*/, '')
  const prefix = `/${code.toLowerCase()}`
  return home.endsWith(prefix) ? prefix : ''
}

/** A link with a URL that a person typed: a page, a file, a page in another language or an external URL. */
export function AuthoredLink({ to, ...props }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const home = useHref('/')
  const prefix = prefixIn(home, useLocale())
  if (!to.startsWith('/')) return <a href={to} rel="noopener" {...props} />
  const isOutside = outside.test(to) || (prefix !== '' && forEditors.test(to))
  if (!isOutside) return <Link to={to} {...props} />
  // A static copy may be served below a path, which its files share.
  const siteRoot = home.slice(0, home.length - prefix.length).replace(/\/$/, '')
  return <a href={siteRoot + to} {...props} />
}
