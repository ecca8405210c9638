import createBidi from 'bidi-js'
import type { Font } from 'fontkit'
import type { Family } from './fonts.ts'

export type Direction = 'ltr' | 'rtl'

/** Neighbouring signs of one font and one direction, so that they are joined and kerned. */
export interface Run {
  readonly font: Font
  readonly direction: Direction
  text: string
}

/** The Unicode Bidirectional Algorithm (UAX 9). Its tables take 10 ms to read, so texts without such letters go without. */
const bidi = createBidi()
const fromRight = /[\p{sc=Hebrew}\p{sc=Arabic}]/u

/** From which side a text is read, by its first letter. */
export const directionOf = (text: string): Direction =>
  fromRight.test(text) && bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1 ? 'rtl' : 'ltr'

/** The font of a family that knows a sign. */
export const fontFor = (family: Family, sign: string): Font | undefined =>
  family.find((font) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))

/** A line in runs, from left to right as they are drawn; signs that the family lacks are left out. */
export const runsOf = (family: Family, text: string, whole: Direction = 'ltr'): Run[] => {
  const isOneWay = whole === 'ltr' && !fromRight.test(text)
  const embedding = isOneWay ? undefined : bidi.getEmbeddingLevels(text, whole)
  const runs: (Run & { level: number; start: number })[] = []
  let start = 0
  for (const sign of text) {
    const level = embedding?.levels[start] ?? 0
    const direction = level % 2 === 0 ? 'ltr' : 'rtl'
    // What opens a bracket in one direction closes it in the other.
    const shown = (direction === 'rtl' && bidi.getMirroredCharacter(sign)) || sign
    const last = runs.at(-1)
    // A blank belongs to the word before it.
    const font = fontFor(last && sign === ' ' ? [last.font, ...family] : family, shown)
    if (last && last.level === level && last.font === font) last.text += shown
    else if (font) runs.push({ font, direction, text: shown, level, start })
    start += sign.length
  }
  if (!embedding) return runs
  const drawn = bidi.getReorderedIndices(text, embedding)
  return runs.toSorted((one, other) => drawn.indexOf(one.start) - drawn.indexOf(other.start))
}
