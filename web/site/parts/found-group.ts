import type { SearchResult } from '#contract/search.ts'
import type { SearchKind } from '#contract/search-kinds.ts'

/** What was found of one kind. */
export interface FoundGroup {
  readonly kind: SearchKind
  readonly total: number
  readonly results: readonly SearchResult[]
}
