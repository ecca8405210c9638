import type { Queries } from '#server/base/db/database.ts'
import type { AuthorName } from '#server/publication/citation/work.ts'
import type { UncachedLookUps } from '#server/publication/lookup/look-up.ts'
import type { FoundIndex } from './knowledge.ts'
import type { WatchProblem } from './run-store.ts'

export interface SearchServices {
  readonly queries: Queries
  readonly anew: UncachedLookUps
  readonly now: () => Date
  readonly signal: AbortSignal
}

export interface SearchContext extends SearchServices {
  readonly knowledge: FoundIndex
  /** Returns the id of the group member with the name, or an empty string. */
  readonly match: (name: AuthorName) => string
  /** Calls a service. If it fails, reports the failure and returns undefined. */
  attempt<T>(source: string, work: () => Promise<T>): Promise<T | null | undefined>
  report(problem: WatchProblem): Promise<void>
}
