import { createHash } from 'node:crypto'
import { escapeHtml } from '#server/base/text/escape-html.ts'
import { decodeEntities } from '#server/base/text/html-entities.ts'
import { pageAddress } from '#server/public/render/page-address.ts'
import { pageHref } from './files.ts'
import { readHtml, type Tag } from './html.ts'
import type { StaticPlace } from './place.ts'
import { isSheet, namedOfSite } from './sheets.ts'

/** A page as it stands among the files. */
export interface MovedPage {
  readonly html: string
  /** The addresses of the site that it names, without what follows a hash. */
  readonly named: ReadonlySet<string>
}

/** Where the site has pages that no list knows. */
export interface SiteAddresses {
  /** The addresses of the group's own pages. */
  readonly own: ReadonlySet<string>
  /** The site's languages, the main one first. */
  readonly languages: readonly { readonly code: string }[]
}

const isOfSite = (value: string): boolean => value.startsWith('/') && !value.startsWith('//')

/** An address as it is asked for: of its query only the page of a list counts, the rest is answered in the browser. */
const askedAddress = (value: string, { own, languages }: SiteAddresses): string => {
  const address = decodeEntities(value).replace(/#.*/s, '')
  const [written = '', query] = address.split('?')
  // As a server would lead on from it: both are one page.
  const path = written.length > 1 && written.endsWith('/') ? written.slice(0, -1) : written
  if (query === undefined) return path
  const page = /(?:^|[?&])page=(\d+)/.exec(
    pageAddress(address, own, languages).path.split('?')[1] ?? '',
  )?.[1]
  return page ? `${path}?page=${page}` : path
}

/** A policy in the page itself: a plain file server need not send one. */
const policyOf = (header: string, script: string, { forms }: StaticPlace): string => {
  const more: Readonly<Record<string, string>> = {
    'script-src': `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    ...(forms && { 'connect-src': forms, 'form-action': forms }),
  }
  return (
    header
      .split('; ')
      // Only a header may say it.
      .filter((rule) => !rule.startsWith('frame-ancestors'))
      .map((rule) => [rule, more[rule.split(' ')[0] ?? '']].filter(Boolean).join(' '))
      .join('; ')
  )
}

const single = ['href', 'src', 'poster', 'action']
const several = ['srcset', 'imagesrcset']

/** Rewrites the addresses in a page for the place where it will stand, and tells what it names. */
export const movePage = (
  html: string,
  {
    place,
    addresses,
    address,
    policy,
    script,
  }: {
    readonly place: StaticPlace
    readonly addresses: SiteAddresses
    /** Of the page itself; empty where it stands for any. */
    readonly address: string
    /** The policy that the live site sends with it. */
    readonly policy: string
    /** Runs before anything else on the page (early-script.ts); follows its charset. */
    readonly script: string
  },
): MovedPage => {
  const { base, forms, publicUrl } = place
  const root = base.slice(0, -1)
  const named = new Set<string>()
  let moved = ''
  let done = 0
  const replace = (from: number, length: number, by: string) => {
    moved += html.slice(done, from) + by
    done = from + length
  }
  const withoutBase = (value: string) =>
    root && value.startsWith(root) && /^$|^[/?#]/.test(value.slice(root.length))
      ? value.slice(root.length).replace(/^(?!\/)/, '/')
      : value

  const moveOne = (tag: Tag, name: string, value: string): string => {
    const inSite = withoutBase(value)
    const method = tag.attributes.get('method')?.value.toLowerCase()
    if (name === 'action' && method === 'post') return (forms ?? root) + inSite
    const asked = askedAddress(inSite, addresses)
    named.add(asked)
    return asked.includes('?') ? pageHref(base, asked) : root + inSite
  }

  const moveAll = (value: string): string =>
    value
      .split(', ')
      .map((part) => {
        if (!isOfSite(part)) return part
        named.add(withoutBase(part).replace(/ .*/s, ''))
        return root + withoutBase(part)
      })
      .join(', ')

  readHtml(html, {
    raw: (name, text) => {
      if (name !== 'style') return
      for (const each of namedOfSite(text, place)) if (isSheet(each)) named.add(each)
    },
    open: (tag) => {
      for (const [name, { value, from }] of tag.attributes) {
        if (single.includes(name) && isOfSite(value))
          replace(from, value.length, moveOne(tag, name, value))
        // By which the switch of languages knows what addresses begin with.
        if (name === 'data-prefix') replace(from, value.length, root + value)
        if (several.includes(name)) replace(from, value.length, moveAll(value))
      }
      // Pictures for sharing are named with the whole address.
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
