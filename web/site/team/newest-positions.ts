import type { Position } from '#contract/profile/position.ts'

const lasting = '9999'

/** Sorts positions newest first, current ones at the top. */
export const sortPositionsNewestFirst = (positions: readonly Position[]): Position[] =>
  positions.toSorted(
    (one, other) =>
      (other.until || lasting).localeCompare(one.until || lasting) ||
      other.from.localeCompare(one.from),
  )
