/** The visitor's time zone. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A moment in a few words, such as 1 March, 09:00, by the clocks of a zone; the year only where it is another one. */
export const shortMoment = (moment: string, zone: string, now = new Date()): string => {
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

/** A moment as the reader's own language writes it, by the clocks of a zone; only in the browser. */
export const zoneText = (moment: string, zone: string): string =>
  new Intl.DateTimeFormat(undefined, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  }).format(new Date(moment))
