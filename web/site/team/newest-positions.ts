import type { JobPosition } from '#contract/profile/position.ts'

const lasting = '9999'

/** Sorts positions newest first, current ones at the top. */
export const sortPositionsNewestFirst = (positions: readonly JobPosition[]): JobPosition[] =>
  positions.toSorted(
    (one, other) =>
      (other.until || lasting).localeCompare(one.until || lasting) ||
      other.from.localeCompare(one.from),
  )
