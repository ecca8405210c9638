import { createHash } from 'node:crypto'
import { escapeHtml } from '#server/base/text/escape-html.ts'
import { decodeEntities } from '#server/base/text/html-entities.ts'
import { parsePageRequest } from '#server/public/render/page-address.ts'
import type { CollectionFolders } from '#server/public/render/resolve-collection.ts'
import { staticPageHref } from './file-paths.ts'
import { type HtmlTag, parsePageHtml } from './html.ts'
import { type StaticCopyLocation, withoutBasePath } from './place.ts'
import { findSitePathsInStyleSheet, isPageStyleSheetPath } from './sheets.ts'

export interface RewrittenPage {
  readonly html: string
  /** URLs of the site in the page, without fragments. */
  readonly named: ReadonlySet<string>
}

/** URLs of the site that are not known at build time. */
export interface RuntimeSiteUrls {
  readonly own: ReadonlySet<string>
  readonly languages: readonly { readonly code: string }[]
  readonly folders?: CollectionFolders | undefined
}

const isOfSite = (value: string): boolean => value.startsWith('/') && !value.startsWith('//')

/**
 * Returns the URL to copy for a link. Keeps only the page number of the query, because scripts in
 * the browser handle the other parameters.
 */
const addressToCopy = (value: string, { own, languages, folders }: RuntimeSiteUrls): string => {
  const address = decodeEntities(value).replace(/#.*/s, '')
  const [written = '', query] = address.split('?')
  // A server would redirect from the trailing slash: both are one page.
  const path = written.length > 1 && written.endsWith('/') ? written.slice(0, -1) : written
  if (query === undefined) return path
  const page = /(?:^|[?&])page=(\d+)/.exec(
    parsePageRequest(address, own, languages, folders).path.split('?')[1] ?? '',
  )?.[1]
  return page ? `${path}?page=${page}` : path
}

/** Builds the content security policy for a `meta` tag, because a plain file server may not send headers. */
const policyOf = (header: string, script: string, { forms }: StaticCopyLocation): string => {
  const more: Readonly<Record<string, string>> = {
    'script-src': `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    ...(forms && { 'connect-src': forms, 'form-action': forms }),
  }
  return (
    header
      .split('; ')
      // `frame-ancestors` has no effect in a `meta` tag.
      .filter((rule) => !rule.startsWith('frame-ancestors'))
      .map((rule) => [rule, more[rule.split(' ')[0] ?? '']].filter(Boolean).join(' '))
      .join('; ')
  )
}

const single = ['href', 'src', 'poster', 'action']
const several = ['srcset', 'imagesrcset']

/** Rewrites the URLs of a page for the place of the copy, and lists them. */
export const rewritePageUrls = (
  html: string,
  {
    place,
    addresses,
    address,
    policy,
    script,
  }: {
    readonly place: StaticCopyLocation
    readonly addresses: RuntimeSiteUrls
    /** URL of the page, or empty if it is served for any URL. */
    readonly address: string
    readonly policy: string
    /** Script to insert after the charset, before anything else (see early-script.ts). */
    readonly script: string
  },
): RewrittenPage => {
  const { base, forms, publicUrl } = place
  const root = base.slice(0, -1)
  const named = new Set<string>()
  let moved = ''
  let done = 0
  const replace = (from: number, length: number, by: string) => {
    moved += html.slice(done, from) + by
    done = from + length
  }
  const withoutBase = (value: string) => withoutBasePath(place, value)

  const moveOne = (tag: HtmlTag, name: string, value: string): string => {
    const inSite = withoutBase(value)
    const method = tag.attributes.get('method')?.value.toLowerCase()
    if (name === 'action' && method === 'post') return (forms ?? root) + inSite
    const asked = addressToCopy(inSite, addresses)
    named.add(asked)
    return asked.includes('?') ? staticPageHref(base, asked) : root + inSite
  }

  const rewriteAll = (value: string): string =>
    value
      .split(', ')
      .map((part) => {
        if (!isOfSite(part)) return part
        named.add(withoutBase(part).replace(/ .*/s, ''))
        return root + withoutBase(part)
      })
      .join(', ')

  parsePageHtml(html, {
    raw: (name, text) => {
      if (name !== 'style') return
      for (const each of findSitePathsInStyleSheet(text, place))
        if (isPageStyleSheetPath(each)) named.add(each)
    },
    open: (tag) => {
      for (const [name, { value, from }] of tag.attributes) {
        if (single.includes(name) && isOfSite(value))
          replace(from, value.length, moveOne(tag, name, value))
        // The language switch reads the path prefix from this attribute.
        if (name === 'data-prefix') replace(from, value.length, root + value)
        if (several.includes(name)) replace(from, value.length, rewriteAll(value))
      }
      // Pages link to sharing images by absolute URLs, so their paths are collected here.
      const content = tag.name === 'meta' ? tag.attributes.get('content')?.value : undefined
      if (content?.startsWith(`${publicUrl}/share/`)) named.add(content.slice(publicUrl.length))
      const charset = tag.name === 'meta' ? tag.attributes.get('charset') : undefined
      if (!charset) return
      const end = html.indexOf('>', charset.from) + 1
      const ownPolicy = policyOf(policy, script, place)
      replace(
        end,
        0,
        `<meta http-equiv="content-security-policy" content="${ownPolicy}"/>` +
          `<script data-here="${escapeHtml(address)}">${script}</script>`,
      )
    },
  })
  return { html: moved + html.slice(done), named }
}
