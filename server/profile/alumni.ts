import { largestOf } from '#contract/list/any-length.ts'
import type { JobPosition } from '#contract/profile/position.ts'

const endOfPeriod = (until: string): Date => {
  const [year = 0, month, day] = until.split('-').map(Number)
  if (month === undefined) return new Date(Date.UTC(year + 1, 0))
  return new Date(day === undefined ? Date.UTC(year, month) : Date.UTC(year, month - 1, day + 1))
}

/**
 * Returns the end of a person's last position. Returns null if a position has no end or there are
 * no positions.
 */
export const lastPositionEndOf = (positions: readonly JobPosition[]): Date | null => {
  if (positions.length === 0 || positions.some(({ until }) => until === '')) return null
  return new Date(largestOf(positions.map(({ until }) => endOfPeriod(until).getTime())))
}
