/** Later than every date, for items without a date. */
export const neverOver = '9999-12-31'

/** Returns the last day of a date, which may be only a year or a month, as a sortable text. */
export const lastDayOf = (date: string): string => {
  if (date === '') return neverOver
  if (date.length === 4) return `${date}-12-31`
  if (date.length !== 7) return date.slice(0, 10)
  const [year, month] = date.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, month ?? 0, 0)).toISOString().slice(0, 10)
}
