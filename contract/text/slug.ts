import { replaceSpecialLetters } from './spell-letters.ts'

const longest = 60

/** Converts a text to a path segment: lower-case words of any script, joined by hyphens. */
export const slugOf = (text: string): string => {
  const plain = text
    .normalize('NFKD')
    // Only accents are removed, because vowel signs of other scripts carry meaning.
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
  const words = replaceSpecialLetters(plain).match(/[\p{L}\p{N}\p{M}]+/gu)
  let slug = ''
  for (const word of words ?? []) {
    const longer = slug ? `${slug}-${word}` : word
    if (longer.length > longest) return slug || [...word].slice(0, longest).join('')
    slug = longer
  }
  return slug
}
