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

/** Replaces lower-case letters that have no base letter, such as `ß`, with English ones. */
export const replaceSpecialLetters = (text: string): string =>
  text.replaceAll(/[ßæœøłđðþı]/g, (letter) => spelt[letter] ?? letter)
