const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

const isCharacter = (code: number): boolean =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)

/** A text with the usual entities of HTML as characters. Unknown names stay; numbers of no character are dropped. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(
        /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
        (all, hex, decimal, name) => {
          if (name) return named[name] ?? all
          const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
          return isCharacter(code) ? String.fromCodePoint(code) : ''
        },
      )
    : text
