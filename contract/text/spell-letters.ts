const spelt: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Lower case text with letters of the English alphabet in place of those that no accent can be taken off from. */
export const spellLetters = (text: string): string =>
  text.replaceAll(/[ßæœøłđðþı]/g, (letter) => spelt[letter] ?? letter)
