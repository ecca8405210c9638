import type { SearchKind } from '#contract/entry-pages.ts'
import type { SearchResult } from '#contract/lifecycle/search.ts'

/** What was found of one kind. */
export interface FoundGroup {
  readonly kind: SearchKind
  readonly total: number
  /** Whether there are more than were counted. */
  readonly more: boolean
  readonly results: readonly SearchResult[]
}
