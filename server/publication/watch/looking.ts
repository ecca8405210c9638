import type { Queries } from '#server/base/db/database.ts'
import type { Name } from '#server/publication/citation/work.ts'
import type { AskedAnew } from '#server/publication/lookup/look-up.ts'
import type { Knowledge } from './knowledge.ts'
import type { Problem } from './run-store.ts'

export interface Means {
  readonly queries: Queries
  readonly anew: AskedAnew
  readonly now: () => Date
  readonly signal: AbortSignal
}

export interface Looking extends Means {
  readonly knowledge: Knowledge
  /** Returns the id of the group member with the name, or an empty string. */
  readonly match: (name: Name) => string
  /** Calls a service. Reports failures and returns null for them. */
  attempt<T>(source: string, work: () => Promise<T>): Promise<T | null | undefined>
  report(problem: Problem): Promise<void>
}
