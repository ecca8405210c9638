/** The text that replaces an erased address. */
export const erased = '[erased]'

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The address where it stands alone: not as the end of a longer name, nor before a longer host. */
export const addressPattern = (email: string): RegExp =>
  new RegExp(`(?<![\\w.%+-])${escaped(email)}(?![\\w-]|\\.\\w)`, 'giu')

const around = 120

/** The words around the first place where a text names an address. */
export const excerptAt = (text: string, pattern: RegExp): string => {
  const at = Math.max(0, text.search(pattern))
  const [from, until] = [Math.max(0, at - around), at + around]
  return `${from > 0 ? '…' : ''}${text.slice(from, until)}${until < text.length ? '…' : ''}`
}
