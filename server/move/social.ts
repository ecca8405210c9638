import { socialLinkUrl } from '#contract/profile/social-address.ts'
import { socialNetworks } from '#contract/profile/social-link.ts'
import { isPlaceholderEmail } from './people/person-name.ts'
import { readEmail } from './text/hidden-email.ts'
import { firstNonEmptyText, toRecord, toText } from './text/values.ts'

const networkAliases: Readonly<Record<string, string>> = {
  'home-page': 'website',
  homepage: 'website',
  home: 'website',
  url: 'website',
  web: 'website',
  globe: 'website',
  house: 'website',
  x: 'twitter',
  'x-twitter': 'twitter',
  scholar: 'google-scholar',
  scholar_userid: 'google-scholar',
  google_scholar: 'google-scholar',
  'google-scholar': 'google-scholar',
  research_gate_profile: 'researchgate',
  'research-gate': 'researchgate',
}

const networksByHost: readonly (readonly [RegExp, string])[] = [
  [/^(?:www\.)?(?:twitter|x)\.com$/, 'twitter'],
  [/(?:^|\.)linkedin\.com$/, 'linkedin'],
  [/^scholar\.google\./, 'google-scholar'],
  [/(?:^|\.)researchgate\.net$/, 'researchgate'],
  [/^orcid\.org$/, 'orcid'],
  [/^github\.com$/, 'github'],
  [/^bsky\.app$/, 'bluesky'],
]

const isNetwork = (name: string): boolean => socialNetworks.some((each) => each === name)

const networkOf = (name: string, url: string): string | undefined => {
  const host = URL.parse(url)?.hostname ?? ''
  const byHost = networksByHost.find(([shape]) => shape.test(host))?.[1]
  if (byHost) return byHost
  const word = name
    .toLowerCase()
    .replace(/^.*\//, '')
    .replace(/_(?:username|id|url|userid|profile)$/, '')
  const known = networkAliases[name.toLowerCase()] ?? networkAliases[word] ?? word
  if (isNetwork(known)) return known
  return /^https?:/i.test(url) ? 'website' : undefined
}

const isUrl = (text: string): boolean => /^https?:\/\//i.test(text)

/** Builds a profile URL from a URL, an id or a user name with or without `@`. */
const profileUrl = (network: string, written: string): string => {
  // Ids of Google Scholar are often copied with what follows them in the URL, such as `&hl=en`.
  const typed = written.replace(/^([\w-]{12})[&?].*$/, '$1')
  const address = socialLinkUrl(network, typed)
  return isUrl(address) ? address : socialLinkUrl(network, `@${typed}`)
}

/** Profiles of a person, with ORCID iD and email address separated. */
export interface PersonContacts {
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[]
  readonly orcid: string
  readonly email: string
  /** Links to networks that Salus does not support. */
  readonly unknown: readonly string[]
  /** Email addresses that the theme wrote, such as `your_email@example.org`. */
  readonly placeholders: readonly string[]
}

/** Reads an address that is hidden from programs. Returns URLs, plain addresses and other texts unchanged. */
const revealEmail = (typed: string): string =>
  (!/^https?:|^[^'"<]*@[^'"<]*$/i.test(typed) && readEmail(typed)) || typed

/** Reads pairs of a network name and a user name or URL. */
export const parsePersonContacts = (
  pairs: readonly (readonly [string, unknown])[],
): PersonContacts => {
  const links = new Map<string, { name: string; url: string }>()
  const unknown: string[] = []
  let orcid = ''
  const placeholders: string[] = []
  let email = ''
  for (const [name, value] of pairs) {
    const typed = revealEmail(toText(value))
    // Themes link to a section of the home page instead of an email address.
    if (typed === '' || /^\/?#/.test(typed)) continue
    const mail = /^(?:mailto:)?([^\s@/:]+@[^\s@/]+)$/.exec(typed)
    const id = /(\d{4}-\d{4}-\d{4}-\d{3}[\dXx])\/?$/.exec(typed)
    if (mail?.[1] && !/mastodon/i.test(name)) {
      if (isPlaceholderEmail(mail[1])) placeholders.push(mail[1])
      else if (email === '') email = mail[1]
      else if (email !== mail[1]) unknown.push(`${name}: ${mail[1]}`)
    } else if (id && /orcid/i.test(`${name} ${typed}`)) orcid ||= (id[1] ?? '').toUpperCase()
    else {
      const network = networkOf(name, typed)
      const url = network && profileUrl(network, typed)
      if (network && url && isUrl(url)) links.set(url, { name: network, url })
      else unknown.push(`${name}: ${typed.slice(0, 100)}`)
    }
  }
  return { socialLinks: [...links.values()].slice(0, 50), orcid, email, unknown, placeholders }
}

/**
 * Returns pairs of a network name and a user name or URL. Links may be an object, a list of objects such as
 * `{ icon, link }`, or a list of URLs.
 */
export const socialLinkPairsOf = (links: unknown): [string, unknown][] =>
  Array.isArray(links)
    ? links.flatMap((each): [string, unknown][] => {
        if (typeof each === 'string') return [['link', each]]
        const { icon, label, name, network, type, title, link, url, href, username, value } =
          toRecord(each)
        const named = firstNonEmptyText(icon, network, type, label, name, title)
        const target = firstNonEmptyText(link, url, href, username, value)
        return target === '' && named === '' ? Object.entries(toRecord(each)) : [[named, target]]
      })
    : Object.entries(toRecord(links))

export const unknownLinkNotes = ({ unknown, placeholders }: PersonContacts): string[] => [
  ...(unknown.length > 0 ? [`Links that stay out: ${unknown.join(', ')}`] : []),
  ...(placeholders.length > 0
    ? [`Left out, because the theme wrote it: ${[...new Set(placeholders)].join(', ')}`]
    : []),
]
