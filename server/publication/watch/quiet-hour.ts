import type { PublicationWatchInterval } from '#contract/settings/watch-rhythm.ts'

const dayMs = 24 * 3_600_000
/** Hour of the day in which scheduled runs start, in the site's time zone. */
const quietHour = 3

/** Returns the date and hour in a time zone. */
const clockIn = (timeZone: string, moment: Date) => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value)
  return { day: Date.UTC(of('year'), of('month') - 1, of('day')), hour: of('hour') }
}

/**
 * Returns the date that identifies the current scheduled run: today, or the first day of this week.
 * Returns null outside the quiet hour.
 */
export const findDuePeriodStart = (
  rhythm: Exclude<PublicationWatchInterval, 'off'>,
  timeZone: string,
  moment: Date,
): string | null => {
  const { day, hour } = clockIn(timeZone, moment)
  if (hour !== quietHour) return null
  const sinceMonday = rhythm === 'weekly' ? (new Date(day).getUTCDay() + 6) % 7 : 0
  return new Date(day - sinceMonday * dayMs).toISOString().slice(0, 10)
}
