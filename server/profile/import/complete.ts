import { type DescribedPerson, describedPerson } from '#contract/profile/people-import.ts'
import { position } from '#contract/profile/position.ts'
import { socialLink } from '#contract/profile/social-link.ts'
import type { OrcidPerson } from '#server/base/lookup/read/orcid-person.ts'

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

const linksOf = ({ urls }: OrcidPerson) =>
  urls.flatMap(({ label, url }) => {
    const address = URL.parse(url)
    if (address === null || !/^https?:$/.test(address.protocol)) return []
    const link = socialLink.safeParse({ name: networkOf(address, label), url })
    return link.success ? [link.data] : []
  })

const positionsOf = ({ positions }: OrcidPerson) =>
  positions.flatMap(({ place, ...held }) => {
    const read = position.safeParse({ ...held, team: place })
    return read.success ? [read.data] : []
  })

/**
 * Someone with what ORCID says where the table says nothing. Someone who only has positions that ended would count as one
 * who has left: those positions are left out.
 */
export const complete = (person: DescribedPerson, found: OrcidPerson): DescribedPerson => {
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
