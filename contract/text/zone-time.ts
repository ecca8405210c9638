const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })

/** By how many milliseconds the clocks of a zone are ahead of UTC at a moment. */
const offsetAt = (moment: number, zone: string): number => {
  const part: Record<string, number> = {}
  for (const { type, value } of clockOf(zone).formatToParts(moment)) part[type] = Number(value)
  const { year = 0, month = 1, day, hour, minute, second } = part
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1_000) * 1_000
}

/** A moment as a field for day and time holds it, by the clocks of a zone; empty for none. */
export const toZoneTime = (moment: string, zone: string): string => {
  if (moment === '') return ''
  const at = Date.parse(moment)
  return new Date(at + offsetAt(at, zone)).toISOString().slice(0, 19)
}

/** The moment at which the clocks of a zone show what such a field holds; empty for none. */
export const fromZoneTime = (local: string, zone: string): string => {
  if (local === '') return ''
  const shown = Date.parse(`${local}Z`)
  // The first guess may lie on the other side of a change of clocks.
  const guess = shown - offsetAt(shown, zone)
  return new Date(shown - offsetAt(guess, zone)).toISOString()
}
