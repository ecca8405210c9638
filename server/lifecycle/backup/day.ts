const partsIn = (zone: string, moment: Date): Readonly<Record<string, string>> =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )

const localDay = (zone: string, moment: Date): string => {
  const { year, month, day } = partsIn(zone, moment)
  return `${year}-${month}-${day}`
}

/**
 * Returns the latest local day whose time `at`, such as `03:00`, has passed. Days are ISO dates, which
 * compare as strings.
 */
export const latestBackupDueDay = (at: string, zone: string, moment: Date): string => {
  const { hour, minute } = partsIn(zone, moment)
  const today = localDay(zone, moment)
  if (`${hour}:${minute}` >= at) return today
  const before = new Date(`${today}T12:00:00Z`)
  before.setUTCDate(before.getUTCDate() - 1)
  return before.toISOString().slice(0, 10)
}
