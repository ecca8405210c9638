import type { SearchResultKind } from '#contract/entry-pages.ts'
import type { SearchResult } from '#contract/lifecycle/search.ts'

/** Search results of one kind. */
export interface SearchResultGroup {
  readonly kind: SearchResultKind
  readonly total: number
  /** Whether more results exist than `total` counts. */
  readonly more: boolean
  readonly results: readonly SearchResult[]
}
