import { decodeNamedCharacterReference } from 'decode-named-character-reference'

const isCharacter = (code: number): boolean =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)

/** Decodes HTML entities. Keeps unknown names and drops invalid numbers. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(
        /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+\d{0,2}));/gi,
        (all, hex, decimal, name) => {
          if (name) return decodeNamedCharacterReference(name) || all
          const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
          return isCharacter(code) ? String.fromCodePoint(code) : ''
        },
      )
    : text
