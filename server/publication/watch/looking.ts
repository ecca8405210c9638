import type { Queries } from '#server/base/db/database.ts'
import type { AuthorName } from '#server/publication/citation/work.ts'
import type { UncachedMetadataLookUps } from '#server/publication/lookup/look-up.ts'
import type { FoundWorkIndex } from './knowledge.ts'
import type { PublicationSearchProblem } from './run-store.ts'

export interface PublicationSearchServices {
  readonly queries: Queries
  readonly anew: UncachedMetadataLookUps
  readonly now: () => Date
  readonly signal: AbortSignal
}

export interface PublicationSearchContext extends PublicationSearchServices {
  readonly knowledge: FoundWorkIndex
  /** Returns the id of the group member with the name, or an empty string. */
  readonly match: (name: AuthorName) => string
  /** Calls a service. If it fails, reports the failure and returns undefined. */
  attempt<T>(source: string, work: () => Promise<T>): Promise<T | null | undefined>
  report(problem: PublicationSearchProblem): Promise<void>
}
