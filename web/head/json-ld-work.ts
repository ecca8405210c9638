import { parseAuthorName } from '#contract/publication/author-name.ts'
import { type JsonLdThing, toAbsoluteUrl, undefinedIfBlank } from './json-ld.ts'
import type { SiteData } from './site-of.ts'

interface WorkAuthor {
  readonly name: string
  readonly path?: string
  readonly orcid?: string
  /**
   * Name as `family, given`, if it cannot be derived from `name`. Names of organizations have no comma except
   * at the end.
   */
  readonly citedAs?: string
}

/** Whether an author is an organization. */
const isGroup = ({ name, path, citedAs }: WorkAuthor): boolean => {
  if (path) return false
  return citedAs
    ? !citedAs.includes(', ')
    : name.includes(' ') && 'literal' in parseAuthorName(name)
}

export interface PublicationJsonLdInput {
  readonly cslType: string
  /** Whether the listed authors are the editors of a collection, such as a conference volume. */
  readonly isEdited?: boolean
  readonly title: string
  /** Language tag of title and text (BCP 47). */
  readonly lang?: string
  readonly authors: readonly WorkAuthor[]
  /** ISO date as precise as known: `2026`, `2026-11` or `2026-11-19`. */
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
  /** URL of the group's own copy of the full text. */
  readonly pdf?: string
  /** Corrections and retractions that the publisher has announced. */
  readonly notices?: readonly { kind: string; href?: string; date?: { machine: string } }[]
}

/** Types of schema.org by CSL type. All others are `ScholarlyArticle`. */
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

/**
 * Types of schema.org for the venue, by CSL type. For CSL types without an entry, the venue is the publisher,
 * such as Zenodo or medRxiv.
 */
const venueTypes: Readonly<Record<string, string>> = {
  'article-journal': 'Periodical',
  document: 'Periodical',
  'paper-conference': 'Book',
  chapter: 'Book',
  speech: 'CreativeWork',
  patent: 'CreativeWork',
  webpage: 'WebSite',
}

/** Returns the venue, with volume and issue if known. */
const venueOf = ({ venue = '', volume = '', issue = '', cslType }: PublicationJsonLdInput) => {
  const type = venueTypes[cslType]
  if (venue === '' || type === undefined) return undefined
  const whole = { '@type': type, name: venue }
  const inVolume = volume
    ? { '@type': 'PublicationVolume', volumeNumber: volume, isPartOf: whole }
    : whole
  return issue ? { '@type': 'PublicationIssue', issueNumber: issue, isPartOf: inVolume } : inVolume
}

const orNone = (things: readonly JsonLdThing[]) => (things.length > 0 ? things : undefined)

export const buildPublicationJsonLd = (
  site: SiteData,
  facts: PublicationJsonLdInput,
): JsonLdThing => {
  const { authors, keywords = [], identifiers = [], cslType } = facts
  const { picture = '', venue = '', pdf = '' } = facts
  const type = types[cslType] ?? 'ScholarlyArticle'
  const publisher = facts.publisher || (venueTypes[cslType] ? '' : venue)
  const abstract = undefinedIfBlank(facts.abstract ?? '')
  return {
    '@type': type,
    '@id': `${site.publicUrl}${facts.path}#article`,
    [type === 'ScholarlyArticle' ? 'headline' : 'name']: facts.title,
    [facts.isEdited ? 'editor' : 'author']: authors.map((author) => ({
      '@type': isGroup(author) ? 'Organization' : 'Person',
      name: author.name,
      url: author.path && toAbsoluteUrl(site, author.path),
      sameAs: author.orcid,
    })),
    inLanguage: undefinedIfBlank(facts.lang ?? ''),
    datePublished: undefinedIfBlank(facts.date),
    genre: undefinedIfBlank(facts.type),
    url: toAbsoluteUrl(site, facts.path),
    abstract,
    // Search engines ignore datasets without a description.
    description: type === 'Dataset' ? abstract : undefined,
    isPartOf: venueOf(facts),
    pagination:
      type === 'ScholarlyArticle' || type === 'Chapter'
        ? undefinedIfBlank(facts.pages ?? '')
        : undefined,
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
        url: undefinedIfBlank(href),
        datePublished: undefinedIfBlank(date?.machine ?? ''),
      })),
    ),
    encoding: pdf
      ? {
          '@type': 'MediaObject',
          contentUrl: toAbsoluteUrl(site, pdf),
          encodingFormat: 'application/pdf',
        }
      : undefined,
    image: picture ? toAbsoluteUrl(site, picture) : undefined,
  }
}
