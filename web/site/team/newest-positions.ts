import type { Position } from '#contract/profile/position.ts'

const lasting = '9999'

/** Positions with those that last first, then by when they ended. */
export const newestFirst = (positions: readonly Position[]): Position[] =>
  positions.toSorted(
    (one, other) =>
      (other.until || lasting).localeCompare(one.until || lasting) ||
      other.from.localeCompare(one.from),
  )
