/** Returns the first day of a year, a month or a day. Returns an empty text for an empty date. */
export const firstDayOf = (date: string): string => date && `${date}-01-01`.slice(0, 10)

/** Returns the last day of a year, a month or a day. Returns an empty text for an empty date. */
export const lastDayOf = (date: string): string => {
  if (date.length === 10 || date === '') return date
  const [year = 0, month = 12] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
