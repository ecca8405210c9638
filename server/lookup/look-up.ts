import type { Identifier } from '#server/citation/read/identifiers.ts'
import type { Reading } from '#server/citation/read/reading.ts'
import type { Queries } from '#server/db/database.ts'

export interface LookUpSettings {
  readonly mailto: string
}

/** Asks other services what is behind an identifier. */
export const createLookUp =
  (_queries: Queries, _now: () => Date, settings: LookUpSettings | null) =>
  async ({ line, value }: Identifier): Promise<readonly Reading[]> => [
    { line, reason: settings ? '' : 'Look-ups are switched off on this site', title: value },
  ]
