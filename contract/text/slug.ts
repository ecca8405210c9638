import { spellLetters } from './spell-letters.ts'

const longest = 60

/** A text as a short part of an address: lower case words of any script, joined by hyphens. */
export const slugOf = (text: string): string => {
  const plain = text
    .normalize('NFKD')
    // Accents go, the vowel signs of other scripts stay.
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
  const words = spellLetters(plain).match(/[\p{L}\p{N}\p{M}]+/gu)
  let slug = ''
  for (const word of words ?? []) {
    const longer = slug ? `${slug}-${word}` : word
    if (longer.length > longest) return slug || [...word].slice(0, longest).join('')
    slug = longer
  }
  return slug
}
