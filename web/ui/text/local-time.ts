/** The time zone of whoever looks. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

const two = (value: number) => String(value).padStart(2, '0')

/** A moment as a field for day and time holds it, in the time zone of whoever looks; empty for none. */
export const toLocalTime = (moment: string): string => {
  if (moment === '') return ''
  const at = new Date(moment)
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`
}

/** The moment that such a field holds; empty for none. */
export const fromLocalTime = (local: string): string =>
  local === '' ? '' : new Date(local).toISOString()
