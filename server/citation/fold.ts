const special: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
}

/** Letters alone, small and without accents: how names and titles are compared. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[ıßłøđðþæœ]/g, (letter) => special[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
