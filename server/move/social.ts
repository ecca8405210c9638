import { socialAddress } from '#contract/profile/social-address.ts'
import { socialNetworks } from '#contract/profile/social-link.ts'
import { recordOf, textOf } from './text/values.ts'

/** What sites call networks, besides the names they have here. */
const otherNames: Readonly<Record<string, string>> = {
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

/** The networks by the hosts of their addresses. */
const hosts: readonly (readonly [RegExp, string])[] = [
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
  const byHost = hosts.find(([shape]) => shape.test(host))?.[1]
  if (byHost) return byHost
  const word = name
    .toLowerCase()
    .replace(/^.*\//, '')
    .replace(/_(?:username|id|url|userid|profile)$/, '')
  const known = otherNames[name.toLowerCase()] ?? otherNames[word] ?? word
  if (isNetwork(known)) return known
  return /^https?:/i.test(url) ? 'website' : undefined
}

const isAddress = (text: string): boolean => /^https?:\/\//i.test(text)

/** An address by what a site says: itself, an id, or a name that may lack its @. */
const addressOn = (network: string, typed: string): string => {
  const address = socialAddress(network, typed)
  return isAddress(address) ? address : socialAddress(network, `@${typed}`)
}

/** Where someone can be found, and what stands apart from that: an ORCID iD and a mail address. */
export interface Contacts {
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[]
  readonly orcid: string
  readonly email: string
  /** Those that Salus has no place for. */
  readonly unknown: readonly string[]
}

/** Reads pairs of a network, or what a site calls it, and a name or address on it. */
export const readContacts = (pairs: readonly (readonly [string, unknown])[]): Contacts => {
  const links = new Map<string, { name: string; url: string }>()
  const unknown: string[] = []
  let orcid = ''
  let email = ''
  for (const [name, value] of pairs) {
    const typed = textOf(value)
    if (typed === '' || typed === '#') continue
    const mail = /^(?:mailto:)?([^\s@/:]+@[^\s@/]+)$/.exec(typed)
    const id = /(\d{4}-\d{4}-\d{4}-\d{3}[\dXx])\/?$/.exec(typed)
    if (mail && !/mastodon/i.test(name)) email ||= mail[1] ?? ''
    else if (id && /orcid/i.test(`${name} ${typed}`)) orcid ||= (id[1] ?? '').toUpperCase()
    else {
      const network = networkOf(name, typed)
      const url = network && addressOn(network, typed)
      if (network && url && isAddress(url)) links.set(url, { name: network, url })
      else unknown.push(`${name}: ${typed.slice(0, 100)}`)
    }
  }
  return { socialLinks: [...links.values()].slice(0, 50), orcid, email, unknown }
}

/** The pairs of an object of links. */
export const pairsOf = (links: unknown): [string, unknown][] => Object.entries(recordOf(links))

/** What is told of links that have no place. */
export const unknownLinks = ({ unknown }: Contacts): string[] =>
  unknown.length > 0 ? [`Links that stay out: ${unknown.join(', ')}`] : []
