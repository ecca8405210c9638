/**
 * Returns the first day of a partial date, such as `2026` or `2026-03`. Returns an empty text for an empty
 * date.
 */
export const firstDayOfPartialDate = (date: string): string => date && `${date}-01-01`.slice(0, 10)

/**
 * Returns the last day of a partial date, such as `2026` or `2026-03`. Returns an empty text for an empty
 * date.
 */
export const lastDayOfPartialDate = (date: string): string => {
  if (date.length === 10 || date === '') return date
  const [year = 0, month = 12] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
