const longest = 60

/** Letters that no accent can be taken off from, as addresses write them. */
const spelt: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
}

/** A text as a short part of an address: lower case words of any script, joined by hyphens. */
export const slugOf = (text: string): string => {
  const words = text
    .normalize('NFKD')
    // Accents go, the vowel signs of other scripts stay.
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþ]/g, (letter) => spelt[letter] ?? letter)
    .match(/[\p{L}\p{N}\p{M}]+/gu)
  let slug = ''
  for (const word of words ?? []) {
    const longer = slug ? `${slug}-${word}` : word
    if (longer.length > longest) return slug || [...word].slice(0, longest).join('')
    slug = longer
  }
  return slug
}
