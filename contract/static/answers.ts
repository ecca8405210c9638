import type { Collection } from '#contract/collection/collection.ts'
import type { SearchResultKind } from '#contract/entry-pages.ts'
import type { SearchResult } from '#contract/lifecycle/search.ts'
import type { TimelineEntry } from '#contract/post/research.ts'
import type { PublicationEntry } from '#contract/publication/publication.ts'

/**
 * Index of the data files for filters and search in a static copy of the site. Data files are named by their
 * content, so only the index changes under a constant name.
 */
export interface StaticDataIndex {
  /**
   * Files with a page's language and texts, by path of the page. All fields below are by path, too.
   */
  readonly speech: Readonly<Record<string, StaticLanguageFile>>
  readonly publications: Readonly<Record<string, StaticPublicationFiles>>
  readonly timelines: Readonly<Record<string, string>>
  readonly collections: Readonly<Record<string, StaticCollectionFiles>>
  readonly searches: Readonly<Record<string, SearchIndexFiles>>
}

export interface StaticLanguageFile {
  readonly code: string
  readonly words: string
}

export const staticDataIndexPath = 'answers/list.json'

/**
 * Files of the whole publication list: `keys` with the filter values, and `parts` with `inPart`
 * entries each.
 */
export interface StaticPublicationFiles {
  readonly keys: string
  readonly parts: readonly string[]
  readonly inPart: number
  readonly style: { readonly listAs: 'cards' | 'references'; readonly groupBy: 'year' | 'type' }
  /** Path of the search page. Queries for words in publications use its search index. */
  readonly search: string
}

/** Filter values of publications, in list order. Numbers in `of` are indexes into `names`. */
export interface PublicationFilterKeys {
  readonly ids: readonly string[]
  /** Index of each publication in the pages of the search index, or -1. */
  readonly pages: readonly number[]
  readonly years: readonly string[]
  readonly types: readonly string[]
  readonly topics: readonly (readonly string[])[]
  readonly person: LinkedEntries
  readonly project: LinkedEntries
  readonly grant: LinkedEntries
}

export interface LinkedEntries {
  readonly names: readonly { readonly id: string; readonly name: string }[]
  readonly of: readonly (readonly number[])[]
}

export interface PublicationChunk {
  readonly entries: readonly PublicationEntry[]
  readonly people: readonly { readonly _id: string; readonly name: string }[]
}

/** Files of the list of a collection: `keys` with the filter values, and `parts` with `inPart` items each. */
export interface StaticCollectionFiles {
  readonly collection: Collection
  /** All collections, for links to their items. */
  readonly collections: readonly Pick<Collection, 'key' | 'folder' | 'hasPages'>[]
  readonly keys: string
  readonly parts: readonly string[]
  readonly inPart: number
  /** Path of the search page. Queries for words in items use its search index. */
  readonly search: string
}

/** Filter values of the items of a collection, in list order. */
export interface ItemFilterKeys {
  readonly ids: readonly string[]
  /** Index of each item in the pages of the search index, or -1. */
  readonly pages: readonly number[]
  readonly dates: readonly string[]
  /** Values by the key of the field. References are ids. */
  readonly values: Readonly<Record<string, readonly (readonly string[])[]>>
  /** Names of referenced entries, by id. */
  readonly names: Readonly<Record<string, string>>
}

export interface TimelineData {
  readonly today: string
  readonly entries: readonly TimelineEntry[]
}

/**
 * Search index: `words` has a file for each beginning of words, and each file of `pages` contains
 * `inPart` pages.
 */
export interface SearchIndexFiles {
  readonly words: Readonly<Record<string, string>>
  readonly pages: readonly string[]
  readonly inPart: number
  /** Number of pages by kind, in the order of the pages. */
  readonly kinds: readonly (readonly [SearchResultKind, number])[]
}

/**
 * Pages that contain each word. A number is twice the index of the page, plus one if the word is in the
 * title.
 */
export type StaticSearchWordIndex = Readonly<Record<string, readonly number[]>>

/** A page in search results: kind, path, title, detail, excerpt, and the properties of items. */
export type SearchResultRow = readonly [
  ...[kind: SearchResultKind, path: string, title: string, detail: string, excerpt: string],
  item?: Pick<SearchResult, 'collection' | 'closesAfter'>,
]
