import { escapeHtml } from '#server/base/text/escape-html.ts'
import { staticPageHref } from './file-paths.ts'
import type { StaticCopyLocation } from './place.ts'

/** Builds a page that redirects, in place of a server's redirect. */
export const buildRedirectPage = ({ base, publicUrl }: StaticCopyLocation, to: string): string => {
  const href = escapeHtml(to.startsWith('/') ? staticPageHref(base, to) : to)
  const whole = escapeHtml(to.startsWith('/') ? publicUrl + to : to)
  return [
    // `lang` is empty, because the page shows only URLs.
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
