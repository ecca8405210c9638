import type { Profile } from '#contract/profile/profile.ts'
import { fromRoot, orNothing, type Thing, webLinks } from './json-ld.ts'
import type { Site } from './site-of.ts'

/** What a page says about someone. */
export type PersonFacts = Pick<
  Profile,
  'name' | 'designation' | 'qualifications' | 'AreaofInterest' | 'profilePic' | 'socialLinks'
> &
  Partial<Pick<Profile, 'orcid' | 'isAlumni'>> & {
    /** The page about them. */
    readonly path?: string
  }

const orcidAddress = (orcid: string) => `https://orcid.org/${orcid}`

/** Where else someone is found: their ORCID iD first, each address once. */
const sameAs = ({ orcid, socialLinks }: PersonFacts) => [
  ...new Set([
    ...(orcid ? [orcidAddress(orcid)] : []),
    ...webLinks(socialLinks.map(({ url }) => url)),
  ]),
]

/** The page about someone. */
export const profilePage = (site: Site, facts: PersonFacts & { path: string }): Thing => ({
  '@type': 'ProfilePage',
  url: fromRoot(site, facts.path),
  mainEntity: person(site, facts),
})

/** Someone of the group, or who was. */
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
