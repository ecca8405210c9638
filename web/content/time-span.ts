import type { Position } from '#contract/profile/position.ts'

const month = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A moment in years of work; nobody asks for its day. */
const shown = (moment: string): string =>
  moment.length > 4 ? month.format(new Date(moment)) : moment

/** From when until when something lasted, in words. */
export const timeSpan = ({ from, until }: Pick<Position, 'from' | 'until'>): string => {
  if (from === '') return until && `until ${shown(until)}`
  if (until === '') return `since ${shown(from)}`
  return shown(from) === shown(until) ? shown(from) : `${shown(from)} – ${shown(until)}`
}
