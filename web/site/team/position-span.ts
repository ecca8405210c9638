import type { Position } from '#contract/position.ts'
import { team as words } from '#web/content/team.ts'

const month = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A moment in a career; nobody asks for its day. */
const shown = (moment: string): string =>
  moment.length > 4 ? month.format(new Date(moment)) : moment

/** When someone held a position, in words. */
export const positionSpan = ({ from, until }: Pick<Position, 'from' | 'until'>): string => {
  if (from === '') return until && words.until(shown(until))
  if (until === '') return words.since(shown(from))
  return shown(from) === shown(until) ? shown(from) : `${shown(from)} – ${shown(until)}`
}

const lasting = '9999'

/** Positions with those that last first, then by when they ended. */
export const newestFirst = (positions: readonly Position[]): Position[] =>
  positions.toSorted(
    (one, other) =>
      (other.until || lasting).localeCompare(one.until || lasting) ||
      other.from.localeCompare(one.from),
  )
