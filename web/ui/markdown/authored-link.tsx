import type { ComponentProps } from 'react'
import { useHref } from 'react-router'
import { useLocale } from '#web/content/locale.ts'
import { Link } from '#web/ui/link.tsx'

/** Matches URLs that the router cannot open: files, the API, and pages with a language prefix. */
const outside = /^\/(?:api|[a-z]{2}(?:-(?:[a-z]{2}|han[st]))?|[^?#]*\.\w+)(?=[/?#]|$)/i
/** Matches pages that have no language prefix in any language. */
const forEditors = /^\/(?:admin|login|signup)(?=[/?#]|$)/i

/** Returns the URL prefix of the current language. Empty for the main one. */
const prefixIn = (home: string, locale: string): string => {
  const code = locale === 'en-GB' ? 'en' : locale.replace(/-u-.*/, '')
  const prefix = `/${code.toLowerCase()}`
  return home.endsWith(prefix) ? prefix : ''
}

/** A link whose URL a person has typed: a page, a file, a page in another language or another site. */
export function AuthoredLink({ to, ...props }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const home = useHref('/')
  const prefix = prefixIn(home, useLocale())
  if (!to.startsWith('/')) return <a href={to} rel="noopener" {...props} />
  const isOutside = outside.test(to) || (prefix !== '' && forEditors.test(to))
  if (!isOutside) return <Link to={to} {...props} />
  // A static copy may be served below a path, which is then part of the URLs of files, too.
  const siteRoot = home.slice(0, home.length - prefix.length).replace(/\/$/, '')
  return <a href={siteRoot + to} {...props} />
}
