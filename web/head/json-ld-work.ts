import { readName } from '#contract/publication/author-name.ts'
import { fromRoot, orNothing, type Thing } from './json-ld.ts'
import type { Site } from './site-of.ts'

interface WorkAuthor {
  readonly name: string
  readonly path?: string
  readonly orcid?: string
  /** Family name and given name, if the name alone does not tell them. A group has a comma at its end at most. */
  readonly citedAs?: string
}

/** Whether an author is no person: its parts say so, or its name does. */
const isGroup = ({ name, path, citedAs }: WorkAuthor): boolean => {
  if (path) return false
  return citedAs ? !citedAs.includes(', ') : name.includes(' ') && 'literal' in readName(name)
}

/** The facts of a publication for structured data. */
export interface WorkFacts {
  readonly cslType: string
  /** Whether its authors are the editors of a book by many. */
  readonly isEdited?: boolean
  readonly title: string
  /** The language of its title and text (BCP 47). */
  readonly lang?: string
  readonly authors: readonly WorkAuthor[]
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
  /** What its publisher has said of it since. */
  readonly notices?: readonly { kind: string; href?: string; date?: { machine: string } }[]
}

/** The types of schema.org; everything else is a ScholarlyArticle. */
const types: Readonly<Record<string, string>> = {
  chapter: 'Chapter',
  book: 'Book',
  thesis: 'Thesis',
  report: 'Report',
  dataset: 'Dataset',
  software: 'SoftwareSourceCode',
  speech: 'CreativeWork',
  patent: 'CreativeWork',
  webpage: 'WebPage',
}

/** The type of the venue a work is part of. The venue of every other work publishes it: `Zenodo`, `medRxiv`. */
const venueTypes: Readonly<Record<string, string>> = {
  'article-journal': 'Periodical',
  document: 'Periodical',
  'paper-conference': 'Book',
  chapter: 'Book',
  speech: 'CreativeWork',
  patent: 'CreativeWork',
  webpage: 'WebSite',
}

/** The venue, down to the issue as far as that is known. */
const venueOf = ({ venue = '', volume = '', issue = '', cslType }: WorkFacts) => {
  const type = venueTypes[cslType]
  if (venue === '' || type === undefined) return undefined
  const whole = { '@type': type, name: venue }
  const inVolume = volume
    ? { '@type': 'PublicationVolume', volumeNumber: volume, isPartOf: whole }
    : whole
  return issue ? { '@type': 'PublicationIssue', issueNumber: issue, isPartOf: inVolume } : inVolume
}

const orNone = (things: readonly Thing[]) => (things.length > 0 ? things : undefined)

/** Describes a publication of the group. */
export const citedWork = (site: Site, facts: WorkFacts): Thing => {
  const { authors, keywords = [], identifiers = [], picture = '', venue = '', cslType } = facts
  const type = types[cslType] ?? 'ScholarlyArticle'
  const publisher = facts.publisher || (venueTypes[cslType] ? '' : venue)
  const abstract = orNothing(facts.abstract ?? '')
  return {
    '@type': type,
    '@id': `${site.publicUrl}${facts.path}#article`,
    [type === 'ScholarlyArticle' ? 'headline' : 'name']: facts.title,
    [facts.isEdited ? 'editor' : 'author']: authors.map((author) => ({
      '@type': isGroup(author) ? 'Organization' : 'Person',
      name: author.name,
      url: author.path && fromRoot(site, author.path),
      sameAs: author.orcid,
    })),
    inLanguage: orNothing(facts.lang ?? ''),
    datePublished: orNothing(facts.date),
    genre: orNothing(facts.type),
    url: fromRoot(site, facts.path),
    abstract,
    // Search engines list no data set without it.
    description: type === 'Dataset' ? abstract : undefined,
    isPartOf: venueOf(facts),
    pagination:
      type === 'ScholarlyArticle' || type === 'Chapter' ? orNothing(facts.pages ?? '') : undefined,
    publisher: publisher ? { '@type': 'Organization', name: publisher } : undefined,
    keywords: keywords.length > 0 ? keywords.join(', ') : undefined,
    identifier: orNone(
      identifiers.map(({ kind, text, href }) => ({
        '@type': 'PropertyValue',
        propertyID: kind,
        value: text,
        url: href,
      })),
    ),
    sameAs: identifiers.length > 0 ? identifiers.map(({ href }) => href) : undefined,
    correction: orNone(
      (facts.notices ?? []).map(({ kind, href = '', date }) => ({
        '@type': 'CorrectionComment',
        name: kind,
        url: orNothing(href),
        datePublished: orNothing(date?.machine ?? ''),
      })),
    ),
    image: picture ? fromRoot(site, picture) : undefined,
  }
}
