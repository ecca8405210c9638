const dayMs = 24 * 3_600_000
const weekday = new Intl.DateTimeFormat('en', { weekday: 'long' })
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

/** Formats a date: `Tuesday` within the last week, otherwise `6 January 2026`. Returns an empty text for an empty date. */
export const formatRecentDate = (moment: string, now = Date.now()): string => {
  if (moment === '') return ''
  const then = new Date(moment)
  const isRecent = now - then.getTime() < 6 * dayMs && then.getTime() <= now
  return (isRecent ? weekday : day).format(then)
}
