import { type ImportedPerson, importedPersonSchema } from '#contract/profile/people-import.ts'
import { jobPositionSchema } from '#contract/profile/position.ts'
import { socialLinkSchema } from '#contract/profile/social-link.ts'

/** Public data of a person at ORCID. Dates may be only a year or a month. */
export interface OrcidPersonData {
  readonly name: string
  readonly urls: readonly { readonly label: string; readonly url: string }[]
  readonly positions: readonly {
    readonly title: string
    readonly place: string
    readonly from: string
    readonly until: string
  }[]
}

/** Social networks by host. Other URLs are websites. */
const hosts: readonly [RegExp, (typeof socialLinkSchema)['shape']['name']['options'][number]][] = [
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

const linksOf = ({ urls }: OrcidPersonData) =>
  urls.flatMap(({ label, url }) => {
    const address = URL.parse(url)
    if (address === null || !/^https?:$/.test(address.protocol)) return []
    const link = socialLinkSchema.safeParse({ name: networkOf(address, label), url })
    return link.success ? [link.data] : []
  })

const positionsOf = ({ positions }: OrcidPersonData) =>
  positions.flatMap(({ place, ...held }) => {
    const read = jobPositionSchema.safeParse({ ...held, team: place })
    return read.success ? [read.data] : []
  })

/**
 * Fills empty fields of a person with data of ORCID. Skips positions if all have ended, because the
 * person would become an alumnus.
 */
export const fillPersonFromOrcid = (
  person: ImportedPerson,
  found: OrcidPersonData,
): ImportedPerson => {
  const held = positionsOf(found)
  const current = held.find(({ until }) => until === '')
  const links = linksOf(found)
  const completed = importedPersonSchema.safeParse({
    ...person,
    name: person.name || found.name.trim(),
    designation: person.designation || (current?.title ?? ''),
    positions: person.positions.length > 0 || !current ? person.positions : held,
    socialLinks: person.socialLinks.length > 0 ? person.socialLinks : links,
  })
  return completed.success ? completed.data : person
}
