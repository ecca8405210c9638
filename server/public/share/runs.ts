import type { Font } from 'fontkit'
import type { Family } from './fonts.ts'

export type Direction = 'ltr' | 'rtl'

/** Neighbouring signs of one font and one direction, so that they are joined and kerned. */
export interface Run {
  readonly font: Font
  readonly direction: Direction
  text: string
}

const fromRight = /[\p{sc=Hebrew}\p{sc=Arabic}]/u

/** The direction of a letter or digit; other signs follow those around them. */
const ownDirection = (sign: string): Direction | undefined => {
  if (fromRight.test(sign)) return 'rtl'
  return /[\p{L}\p{Nd}]/u.test(sign) ? 'ltr' : undefined
}

/** From which side a text is read, by its first letter. */
export const directionOf = (text: string): Direction =>
  ownDirection(/\p{L}/u.exec(text)?.[0] ?? '') ?? 'ltr'

/** The font of a family that knows a sign. */
export const fontFor = (family: Family, sign: string): Font | undefined =>
  family.find((font) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))

/** The direction of each sign within a text that is read from one side as a whole. */
const directionsIn = (signs: readonly string[], whole: Direction): Direction[] => {
  const own = signs.map(ownDirection)
  return own.map((direction, at) => {
    if (direction) return direction
    const before = own.slice(0, at).findLast(Boolean) ?? whole
    const after = own.slice(at).find(Boolean) ?? whole
    return before === after ? before : whole
  })
}

const mirrors = '()[]{}<>«»‹›'

/** What opens a bracket in one direction closes it in the other. */
const mirrored = (sign: string): string => {
  const at = mirrors.indexOf(sign)
  return at < 0 ? sign : mirrors.charAt(at % 2 === 0 ? at + 1 : at - 1)
}

/** A line in runs, from left to right as they are drawn; signs that the family lacks are left out. */
export const runsOf = (family: Family, text: string, whole: Direction = 'ltr'): Run[] => {
  const signs = Array.from(text)
  const directions = directionsIn(signs, whole)
  const parts: Run[][] = []
  for (const [at, sign] of signs.entries()) {
    const direction = directions[at] ?? whole
    const shown = direction === 'rtl' ? mirrored(sign) : sign
    const part = parts.at(-1)
    const last = part?.at(-1)
    // A blank belongs to the word before it.
    const font = fontFor(last && sign === ' ' ? [last.font, ...family] : family, shown)
    if (font === undefined) continue
    if (last?.direction === direction && last.font === font) last.text += shown
    else if (part && last?.direction === direction) part.push({ font, direction, text: shown })
    else parts.push([{ font, direction, text: shown }])
  }
  const drawn = parts.map((part) => (part[0]?.direction === 'rtl' ? part.toReversed() : part))
  return (whole === 'rtl' ? drawn.toReversed() : drawn).flat()
}
