import { largestOf, smallestOf } from '#contract/list/any-length.ts'
import type { DateSpan } from '#contract/text/rough-date.ts'

export type GrantState = 'running' | 'ahead' | 'over'

export const grantStateOn = ({ from, until }: DateSpan, today: string): GrantState => {
  if (from.slice(0, 10) > today.slice(0, from.length)) return 'ahead'
  return until !== '' && until < today.slice(0, until.length) ? 'over' : 'running'
}

/** Returns the first or last moment of a date such as `2026` or `2026-11`, as a fractional year. */
const yearOf = (date: string, isEnd: boolean): number => {
  const [year = 0, month, day] = date.split('-').map(Number)
  if (month === undefined) return year + (isEnd ? 1 : 0)
  if (day === undefined) return year + (month - 1 + (isEnd ? 1 : 0)) / 12
  return year + (month - 1) / 12 + (day - (isEnd ? 0 : 1)) / 365
}

/** Returns the first and last year of a chart that shows all these time spans. */
export const timeAxisOf = (spans: readonly DateSpan[], today: string) => {
  const now = Number(today.slice(0, 4))
  const years = spans.flatMap(({ from, until }) => [from, until].filter(Boolean))
  const firsts = years.map((date) => Number(date.slice(0, 4)))
  const first = smallestOf([...firsts, now])
  const last = largestOf([...firsts, now]) + 1
  return { first, last }
}

type Axis = ReturnType<typeof timeAxisOf>

const percent = ({ first, last }: Axis, year: number): number =>
  Math.round(((year - first) / (last - first)) * 10_000) / 100

/**
 * Returns the position of a time span on the axis in percent. Without a start or end, it reaches the edge of
 * the chart.
 */
export const axisPositionOfSpan = (axis: Axis, { from, until }: DateSpan) => {
  const start = from ? percent(axis, yearOf(from, false)) : 0
  const end = until ? percent(axis, yearOf(until, true)) : 100
  return { start, width: Math.max(1, Math.round((end - start) * 100) / 100), isOpen: until === '' }
}
export const axisPositionOfDay = (axis: Axis, day: string): number =>
  percent(axis, yearOf(day, false))

/** Returns the years to label on the axis, at most six so that they do not overlap. */
export const yearLabelsOfAxis = (axis: Axis) => {
  const step = Math.ceil((axis.last - axis.first) / 6)
  const years: { year: number; at: number }[] = []
  for (let year = axis.first; year < axis.last; year += step) {
    years.push({ year, at: percent(axis, year) })
  }
  return years
}
