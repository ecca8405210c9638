import type { Queries } from '#server/base/db/database.ts'
import type { Name } from '#server/publication/citation/work.ts'
import type { AskedAnew } from '#server/publication/lookup/look-up.ts'
import type { Knowledge } from './knowledge.ts'
import type { Problem } from './run-store.ts'

/** What a look needs from outside. */
export interface Means {
  readonly queries: Queries
  readonly anew: AskedAnew
  readonly now: () => Date
  readonly signal: AbortSignal
}

/** What each step of a look works with. */
export interface Looking extends Means {
  readonly knowledge: Knowledge
  /** Who of the group an author is. */
  readonly match: (name: Name) => string
  /** Asks a service; null when it could not be asked, which is reported. */
  attempt<T>(source: string, work: () => Promise<T>): Promise<T | null | undefined>
  report(problem: Problem): Promise<void>
}
