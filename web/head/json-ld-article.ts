import { readName } from '#contract/publication/author-name.ts'
import { fromRoot, orNothing, type Thing } from './json-ld.ts'
import type { Site } from './site-of.ts'

interface ArticleAuthor {
  readonly name: string
  readonly path?: string
  readonly orcid?: string
  /** Family name and given name, if the name alone does not tell them. A group has a comma at its end at most. */
  readonly citedAs?: string
}

/** Whether an author is no person: its parts say so, or its name does. */
const isGroup = ({ name, path, citedAs }: ArticleAuthor): boolean => {
  if (path) return false
  return citedAs ? !citedAs.includes(', ') : name.includes(' ') && 'literal' in readName(name)
}

/** What a page or a list says about a paper. */
export interface ArticleFacts {
  readonly title: string
  /** The language of its title and text (BCP 47). */
  readonly lang?: string
  readonly authors: readonly ArticleAuthor[]
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

/** The journal, down to the issue as far as that is known. */
const periodical = ({ venue = '', volume = '', issue = '' }: ArticleFacts): Thing | undefined => {
  if (venue === '') return undefined
  const journal = { '@type': 'Periodical', name: venue }
  const inVolume = volume
    ? { '@type': 'PublicationVolume', volumeNumber: volume, isPartOf: journal }
    : journal
  return issue ? { '@type': 'PublicationIssue', issueNumber: issue, isPartOf: inVolume } : inVolume
}

const orNone = (things: readonly Thing[]) => (things.length > 0 ? things : undefined)

/** A paper of the group. */
export const scholarlyArticle = (site: Site, facts: ArticleFacts): Thing => {
  const { authors, keywords = [], identifiers = [], publisher = '', picture = '' } = facts
  return {
    '@type': 'ScholarlyArticle',
    '@id': `${site.publicUrl}${facts.path}#article`,
    headline: facts.title,
    author: authors.map((author) => ({
      '@type': isGroup(author) ? 'Organization' : 'Person',
      name: author.name,
      url: author.path && fromRoot(site, author.path),
      sameAs: author.orcid,
    })),
    inLanguage: orNothing(facts.lang ?? ''),
    datePublished: orNothing(facts.date),
    genre: orNothing(facts.type),
    url: fromRoot(site, facts.path),
    abstract: orNothing(facts.abstract ?? ''),
    isPartOf: periodical(facts),
    pagination: orNothing(facts.pages ?? ''),
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
