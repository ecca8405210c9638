import { hrefOf } from '#contract/link.ts'
import type { Profile } from '#contract/profile.ts'
import type { Site } from './site.ts'

type Value = string | number | boolean | null | undefined | Thing | readonly Value[]

/** One thing in the words of schema.org. */
export interface Thing {
  readonly [property: string]: Value
}

/** A page on the way from the home page to this one. */
export interface Step {
  readonly name: string
  readonly path: string
}

const isOnTheWeb = (href: string | null): href is string => href !== null && /^https?:/i.test(href)
const webLinks = (links: readonly string[]) => links.map(hrefOf).filter(isOnTheWeb)
const orNothing = (text: string) => text.trim() || undefined
const fromRoot = (site: Site, path: string) => (path.startsWith('/') ? site.publicUrl + path : path)

const groupId = ({ publicUrl }: Site) => `${publicUrl}/#organization`

/** All things of a page together, as one script for machines. */
export const graph = (things: readonly Thing[]) => ({
  '@context': 'https://schema.org',
  // Leaves out what has no value.
  '@graph': JSON.parse(JSON.stringify(things)),
})

/** The group itself. */
export const organization = (site: Site): Thing => {
  const { name, description, email, phone, address, social } = site.settings
  return {
    '@type': 'Organization',
    '@id': groupId(site),
    name,
    url: `${site.publicUrl}/`,
    logo: `${site.publicUrl}/icon-512.png`,
    description: orNothing(description),
    email,
    telephone: orNothing(phone),
    address: orNothing(address.replaceAll(/\s*\n\s*/g, ', ')),
    sameAs: webLinks(social.map(({ url }) => url)),
  }
}

/** The website as a whole. */
export const website = (site: Site): Thing => ({
  '@type': 'WebSite',
  '@id': `${site.publicUrl}/#website`,
  name: site.settings.name,
  alternateName: orNothing(site.settings.tagline),
  url: `${site.publicUrl}/`,
  inLanguage: 'en',
  publisher: { '@id': groupId(site) },
})

/** The way from the home page to this one. */
export const breadcrumbList = (site: Site, steps: readonly Step[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site.publicUrl + path,
  })),
})

type PersonFacts = Pick<
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

/** Someone of the group, or who was. */
export const person = (site: Site, facts: PersonFacts): Thing => ({
  '@type': 'Person',
  '@id': facts.path && `${site.publicUrl}${facts.path}#person`,
  name: facts.name,
  url: facts.path && site.publicUrl + facts.path,
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

/** What a page or a list says about a paper. */
export interface ArticleFacts {
  readonly title: string
  readonly authors: readonly { name: string; path?: string; orcid?: string }[]
  /** As much of the ISO date as is known. */
  readonly date: string
  readonly type: string
  readonly path: string
  readonly abstract?: string
  readonly venue?: string
  readonly volume?: string
  readonly issue?: string
  readonly pages?: string
  readonly publisher?: string
  readonly keywords?: readonly string[]
  readonly identifiers?: readonly { kind: string; text: string; href: string }[]
  readonly picture?: string
}

/** The journal, down to the issue as far as that is known. */
const periodical = ({ venue = '', volume = '', issue = '' }: ArticleFacts): Thing | undefined => {
  if (venue === '') return undefined
  const journal = { '@type': 'Periodical', name: venue }
  const inVolume = volume
    ? { '@type': 'PublicationVolume', volumeNumber: volume, isPartOf: journal }
    : journal
  return issue ? { '@type': 'PublicationIssue', issueNumber: issue, isPartOf: inVolume } : inVolume
}

/** A paper of the group. */
export const scholarlyArticle = (site: Site, facts: ArticleFacts): Thing => {
  const { authors, keywords = [], identifiers = [], publisher = '', picture = '' } = facts
  return {
    '@type': 'ScholarlyArticle',
    '@id': `${site.publicUrl}${facts.path}#article`,
    headline: facts.title,
    author: authors.map(({ name, path, orcid }) => ({
      '@type': 'Person',
      name,
      url: path && fromRoot(site, path),
      sameAs: orcid,
    })),
    datePublished: orNothing(facts.date),
    genre: orNothing(facts.type),
    url: site.publicUrl + facts.path,
    abstract: orNothing(facts.abstract ?? ''),
    isPartOf: periodical(facts),
    pagination: orNothing(facts.pages ?? ''),
    publisher: publisher ? { '@type': 'Organization', name: publisher } : undefined,
    keywords: keywords.length > 0 ? keywords.join(', ') : undefined,
    identifier: identifiers.map(({ kind, text, href }) => ({
      '@type': 'PropertyValue',
      propertyID: kind,
      value: text,
      url: href,
    })),
    sameAs: identifiers.map(({ href }) => href),
    image: picture ? fromRoot(site, picture) : undefined,
  }
}

/** Things in the order a page lists them. */
export const itemList = (things: readonly Thing[]): Thing => ({
  '@type': 'ItemList',
  numberOfItems: things.length,
  itemListElement: things.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item,
  })),
})

/** What a project's page says about the project. */
export interface ProjectFacts {
  readonly title: string
  readonly path: string
  readonly description: string
  readonly image?: string
  readonly category?: string
  readonly grant?: string
  readonly contributors?: readonly PersonFacts[]
}

/** A project of the group. */
export const researchProject = (site: Site, facts: ProjectFacts): Thing => ({
  '@type': 'ResearchProject',
  '@id': `${site.publicUrl}${facts.path}#project`,
  name: facts.title,
  url: site.publicUrl + facts.path,
  description: facts.description,
  image: facts.image ? fromRoot(site, facts.image) : undefined,
  keywords: orNothing(facts.category ?? ''),
  funding: facts.grant ? { '@type': 'Grant', name: facts.grant } : undefined,
  member: facts.contributors?.map((contributor) => person(site, contributor)),
  parentOrganization: {
    '@type': 'Organization',
    name: site.settings.name,
    url: `${site.publicUrl}/`,
  },
})
