import { history as words } from '#web/content/admin.ts'
import { cutText } from '#web/ui/cut-text.ts'

const shownLength = 160

const nameOf = (entry: object): string =>
  Object.entries(entry)
    .filter(([key, value]) => words.naming.includes(key) && typeof value === 'string')
    .map(([, value]) => value)
    .join(' ')

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  if (typeof value === 'object') return nameOf(value)
  const text = String(value)
  return text.startsWith('/media/') ? words.picture : text
}

/** A value of an entry as a person reads it in its history: people by name, pictures as such. */
export const historyValue = (value: unknown): string =>
  cutText(textOf(value), shownLength) || words.nothing

/** The name of a field as its form has it. */
export const historyField = (name: string): string => words.fields[name] ?? name
