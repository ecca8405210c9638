/** The first day of a year, a month or a day; nothing where there is none. */
export const firstDay = (date: string): string => date && `${date}-01-01`.slice(0, 10)

/** The last day of a year, a month or a day; nothing where there is none. */
export const lastDay = (date: string): string => {
  if (date.length === 10 || date === '') return date
  const [year = 0, month = 12] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
