import { escapeHtml } from '#server/base/text/escape-html.ts'
import { pageHref } from './files.ts'
import type { StaticPlace } from './place.ts'

/** A page that leads on to another: what a server would do by a redirect. */
export const leadOn = ({ base, publicUrl }: StaticPlace, to: string): string => {
  const href = escapeHtml(to.startsWith('/') ? pageHref(base, to) : to)
  const whole = escapeHtml(to.startsWith('/') ? publicUrl + to : to)
  return [
    // Addresses, which are in no language.
    '<!doctype html><html lang="">',
    '<meta charset="utf-8">',
    `<meta http-equiv="content-security-policy" content="default-src 'none'">`,
    `<meta http-equiv="refresh" content="0; url=${href}">`,
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${whole}">`,
    `<title>${whole}</title>`,
    `<p><a href="${href}">${whole}</a></p>`,
    '',
  ].join('\n')
}
