import { type DescribedPerson, describedPerson } from '#contract/profile/people-import.ts'
import { position } from '#contract/profile/position.ts'
import { socialLink } from '#contract/profile/social-link.ts'

/** What a service says of someone; dates are as rough as they are told there. */
export interface FoundPerson {
  readonly name: string
  readonly urls: readonly { readonly label: string; readonly url: string }[]
  readonly positions: readonly {
    readonly title: string
    readonly place: string
    readonly from: string
    readonly until: string
  }[]
}

/** The networks by the hosts of their addresses; everything else is a website. */
const hosts: readonly [RegExp, (typeof socialLink)['shape']['name']['options'][number]][] = [
  [/(?:^|\.)(?:twitter|x)\.com$/, 'twitter'],
  [/(?:^|\.)linkedin\.com$/, 'linkedin'],
  [/^scholar\.google\./, 'google-scholar'],
  [/(?:^|\.)researchgate\.net$/, 'researchgate'],
  [/(?:^|\.)github\.com$/, 'github'],
  [/^bsky\.app$/, 'bluesky'],
]

const networkOf = (url: URL, label: string) =>
  hosts.find(([host]) => host.test(url.hostname))?.[1] ??
  (/mastodon/i.test(label) || /^\/@[\w.]+$/.test(url.pathname) ? 'mastodon' : 'website')

const linksOf = ({ urls }: FoundPerson) =>
  urls.flatMap(({ label, url }) => {
    const address = URL.parse(url)
    if (address === null || !/^https?:$/.test(address.protocol)) return []
    const link = socialLink.safeParse({ name: networkOf(address, label), url })
    return link.success ? [link.data] : []
  })

const positionsOf = ({ positions }: FoundPerson) =>
  positions.flatMap(({ place, ...held }) => {
    const read = position.safeParse({ ...held, team: place })
    return read.success ? [read.data] : []
  })

/**
 * Someone with what ORCID says where the table says nothing. Someone who only has positions that ended would count as one
 * who has left: those positions are left out.
 */
export const complete = (person: DescribedPerson, found: FoundPerson): DescribedPerson => {
  const held = positionsOf(found)
  const current = held.find(({ until }) => until === '')
  const links = linksOf(found)
  const completed = describedPerson.safeParse({
    ...person,
    name: person.name || found.name.trim(),
    designation: person.designation || (current?.title ?? ''),
    positions: person.positions.length > 0 || !current ? person.positions : held,
    socialLinks: person.socialLinks.length > 0 ? person.socialLinks : links,
  })
  return completed.success ? completed.data : person
}
