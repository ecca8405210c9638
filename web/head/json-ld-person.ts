import type { Profile } from '#contract/profile/profile.ts'
import { filterHttpLinks, type JsonLdThing, toAbsoluteUrl, undefinedIfBlank } from './json-ld.ts'
import type { SiteData } from './site-of.ts'

export type PersonJsonLdInput = Pick<
  Profile,
  'name' | 'designation' | 'qualifications' | 'AreaofInterest' | 'profilePic' | 'socialLinks'
> &
  Partial<Pick<Profile, 'orcid' | 'isAlumni'>> & {
    readonly path?: string
  }

const orcidAddress = (orcid: string) => `https://orcid.org/${orcid}`

/** Returns the URLs of other profiles of a person without duplicates, ORCID iD first. */
const sameAs = ({ orcid, socialLinks }: PersonJsonLdInput) => [
  ...new Set([
    ...(orcid ? [orcidAddress(orcid)] : []),
    ...filterHttpLinks(socialLinks.map(({ url }) => url)),
  ]),
]

export const buildProfilePageJsonLd = (
  site: SiteData,
  facts: PersonJsonLdInput & { path: string },
): JsonLdThing => ({
  '@type': 'ProfilePage',
  url: toAbsoluteUrl(site, facts.path),
  mainEntity: buildPersonJsonLd(site, facts),
})

/** Returns structured data of a current or former group member. */
export const buildPersonJsonLd = (site: SiteData, facts: PersonJsonLdInput): JsonLdThing => ({
  '@type': 'Person',
  '@id': facts.path && `${site.publicUrl}${facts.path}#person`,
  name: facts.name,
  url: facts.path && toAbsoluteUrl(site, facts.path),
  jobTitle: undefinedIfBlank(facts.designation),
  honorificSuffix: undefinedIfBlank(facts.qualifications),
  knowsAbout: undefinedIfBlank(facts.AreaofInterest),
  image: facts.profilePic ? toAbsoluteUrl(site, facts.profilePic) : undefined,
  sameAs: sameAs(facts),
  [facts.isAlumni ? 'alumniOf' : 'affiliation']: {
    '@type': 'Organization',
    name: site.settings.name,
    url: `${site.publicUrl}/`,
  },
})
