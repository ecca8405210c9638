import { socialLinkUrl } from '#contract/profile/social-address.ts'
import { socialNetworks } from '#contract/profile/social-link.ts'
import { toRecord, toText } from './text/values.ts'

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
const profileUrl = (network: string, typed: string): string => {
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
}

/** Reads pairs of a network name and a user name or URL. */
export const parsePersonContacts = (
  pairs: readonly (readonly [string, unknown])[],
): PersonContacts => {
  const links = new Map<string, { name: string; url: string }>()
  const unknown: string[] = []
  let orcid = ''
  let email = ''
  for (const [name, value] of pairs) {
    const typed = toText(value)
    if (typed === '' || typed === '#') continue
    const mail = /^(?:mailto:)?([^\s@/:]+@[^\s@/]+)$/.exec(typed)
    const id = /(\d{4}-\d{4}-\d{4}-\d{3}[\dXx])\/?$/.exec(typed)
    if (mail && !/mastodon/i.test(name)) email ||= mail[1] ?? ''
    else if (id && /orcid/i.test(`${name} ${typed}`)) orcid ||= (id[1] ?? '').toUpperCase()
    else {
      const network = networkOf(name, typed)
      const url = network && profileUrl(network, typed)
      if (network && url && isUrl(url)) links.set(url, { name: network, url })
      else unknown.push(`${name}: ${typed.slice(0, 100)}`)
    }
  }
  return { socialLinks: [...links.values()].slice(0, 50), orcid, email, unknown }
}

export const socialLinkPairsOf = (links: unknown): [string, unknown][] =>
  Object.entries(toRecord(links))

export const unknownLinkNotes = ({ unknown }: PersonContacts): string[] =>
  unknown.length > 0 ? [`Links that stay out: ${unknown.join(', ')}`] : []
