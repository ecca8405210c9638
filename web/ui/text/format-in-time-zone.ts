export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Formats a time such as `1 March, 09:00` in a time zone. Includes the year if it is not the current one. */
export const formatShortDateTime = (moment: string, zone: string, now = new Date()): string => {
  const at = new Date(moment)
  const clock = { timeZone: zone } as const
  const yearOf = (date: Date) => date.toLocaleDateString('en-GB', { ...clock, year: 'numeric' })
  const day = at.toLocaleDateString('en-GB', {
    ...clock,
    day: 'numeric',
    month: 'long',
    ...(yearOf(at) !== yearOf(now) && { year: 'numeric' }),
  })
  const time = at.toLocaleTimeString('en-GB', { ...clock, hour: '2-digit', minute: '2-digit' })
  return `${day}, ${time}`
}

/** Formats a time in a time zone, in the browser's language. Browser only. */
export const formatInTimeZone = (moment: string, zone: string): string =>
  new Intl.DateTimeFormat(undefined, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  }).format(new Date(moment))
