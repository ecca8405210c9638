import type { Profile } from '#contract/profile/profile.ts'
import { fromRoot, orNothing, type Thing, webLinks } from './json-ld.ts'
import type { Site } from './site-of.ts'

/** Facts of a person for structured data. */
export type PersonFacts = Pick<
  Profile,
  'name' | 'designation' | 'qualifications' | 'AreaofInterest' | 'profilePic' | 'socialLinks'
> &
  Partial<Pick<Profile, 'orcid' | 'isAlumni'>> & {
    /** Path of the person's page. */
    readonly path?: string
  }

const orcidAddress = (orcid: string) => `https://orcid.org/${orcid}`

/** Returns the URLs of other profiles of a person without duplicates, ORCID iD first. */
const sameAs = ({ orcid, socialLinks }: PersonFacts) => [
  ...new Set([
    ...(orcid ? [orcidAddress(orcid)] : []),
    ...webLinks(socialLinks.map(({ url }) => url)),
  ]),
]

export const profilePage = (site: Site, facts: PersonFacts & { path: string }): Thing => ({
  '@type': 'ProfilePage',
  url: fromRoot(site, facts.path),
  mainEntity: person(site, facts),
})

/** Returns structured data of a current or former group member. */
export const person = (site: Site, facts: PersonFacts): Thing => ({
  '@type': 'Person',
  '@id': facts.path && `${site.publicUrl}${facts.path}#person`,
  name: facts.name,
  url: facts.path && fromRoot(site, facts.path),
  jobTitle: orNothing(facts.designation),
  honorificSuffix: orNothing(facts.qualifications),
  knowsAbout: orNothing(facts.AreaofInterest),
  image: facts.profilePic ? fromRoot(site, facts.profilePic) : undefined,
  sameAs: sameAs(facts),
  [facts.isAlumni ? 'alumniOf' : 'affiliation']: {
    '@type': 'Organization',
    name: site.settings.name,
    url: `${site.publicUrl}/`,
  },
})
