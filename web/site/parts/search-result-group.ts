import type { SearchResultKind } from '#contract/entry-pages.ts'
import type { SearchResult } from '#contract/lifecycle/search.ts'

/** Search results of one kind. */
export interface SearchResultGroup {
  readonly kind: SearchResultKind
  readonly total: number
  /** Whether there are more results of this kind than `total`. */
  readonly more: boolean
  readonly results: readonly SearchResult[]
}
