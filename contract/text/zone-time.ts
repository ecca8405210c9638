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

/** Returns the UTC offset of a time zone at a time, in milliseconds. */
const offsetAt = (moment: number, zone: string): number => {
  const part: Record<string, number> = {}
  for (const { type, value } of clockOf(zone).formatToParts(moment)) part[type] = Number(value)
  const { year = 0, month = 1, day, hour, minute, second } = part
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1_000) * 1_000
}

/** Converts a UTC time to a local time in the format of `datetime-local` inputs. Empty stays empty. */
export const toLocalTime = (moment: string, zone: string): string => {
  if (moment === '') return ''
  const at = Date.parse(moment)
  return new Date(at + offsetAt(at, zone)).toISOString().slice(0, 19)
}

/** Converts a local time in the format of `datetime-local` inputs to UTC. Empty stays empty. */
export const fromLocalTime = (local: string, zone: string): string => {
  if (local === '') return ''
  const shown = Date.parse(`${local}Z`)
  // Around a daylight saving change, the offset at the first guess may be wrong, so the offset is determined
  // twice.
  const guess = shown - offsetAt(shown, zone)
  return new Date(shown - offsetAt(guess, zone)).toISOString()
}
