import type { EntityField } from '#contract/call/field-types/any-field.ts'
import { localizedPath } from '#contract/text/language-prefix.ts'

export interface FeedEntry {
  readonly kind: string
  readonly _id: string
  readonly title: string
  /** Language of the title if the entry defines one. Empty if unknown. */
  readonly language?: string | undefined
  /** Name of the collection of an item, in the reader's language. */
  readonly section?: string
  /** Names of the texts (`title`, `summary`) that fell back to the main language. */
  readonly untranslated: readonly string[]
  readonly path: string
  /** The entry's own date, otherwise the time when visitors could first see it. */
  readonly publishedAt: string
  readonly updatedAt: string
  /** Empty if nobody is named. Feeds then name the group. */
  readonly authors: readonly string[]
  readonly summary: string
  readonly full: readonly FeedFullText[]
}

export interface FeedFullText {
  readonly field: EntityField | undefined
  readonly value: string
  readonly isUntranslated: boolean
}

export interface FeedContent {
  readonly title: string
  readonly subtitle: string
  readonly author: string
  readonly isSubtitleUntranslated: boolean
  readonly publicUrl: string
  /** Language prefix in the feed's URLs. Undefined for the main language, which has none. */
  readonly lang: string | undefined
  /** Language codes of the feed and of the site's main language. */
  readonly code: string
  readonly main: string
  readonly path: string
  readonly page: string
  readonly entries: readonly (FeedEntry & { readonly html: string })[]
}

/** Selects the entries of a feed. Without properties, all entries match. */
export interface FeedFilter {
  /** Only entries that reference the entry `id` in their field `field`. */
  readonly about?: readonly [field: string, id: string]
  readonly ids?: readonly string[]
  readonly since?: string
}

/** Maximum length of an entry's summary in a feed, in characters. */
export const maxSummaryLength = 600
export const maxFallbackTitleLength = 120

export const maxFeedEntries = 50

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Merges lists, sorts newest first and keeps at most `maxFeedEntries`. */
export const mergeNewestFeedEntries = (...lists: readonly (readonly FeedEntry[])[]): FeedEntry[] =>
  lists
    .flat()
    .toSorted((a, b) => compare(b.publishedAt, a.publishedAt) || compare(b._id, a._id))
    .slice(0, maxFeedEntries)

/** Builds a permanent id that does not depend on title or URL. */
export const buildFeedEntryId = ({ publicUrl }: FeedContent, { kind, _id }: FeedEntry): string =>
  `tag:${new URL(publicUrl).hostname},2024:${kind}/${_id}`

export const listFeedEntryAuthors = (
  { author }: FeedContent,
  { authors }: FeedEntry,
): readonly string[] => (authors.length > 0 ? authors : [author])

/**
 * Converts a path of the site to an absolute URL in the feed's language. Returns other URLs
 * unchanged.
 */
export const toAbsoluteFeedUrl = ({ publicUrl, lang }: FeedContent, path: string): string =>
  path.startsWith('/') ? publicUrl + localizedPath(lang, path) : path

/** Returns the language of a text if it differs from the feed's, otherwise an empty string. */
export const feedTextLanguage = (
  { main }: FeedContent,
  { language, untranslated }: FeedEntry,
  text: 'title' | 'summary',
): string => (text === 'title' && language) || (untranslated.includes(text) ? main : '')

/** Returns the time of the newest change, so that an unchanged feed is byte-identical. */
export const findNewestFeedUpdate = ({ entries }: FeedContent): string =>
  entries
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1) ?? '2024-01-01T00:00:00.000Z'
