import createBidi from 'bidi-js'
import type { Font } from 'fontkit'
import type { FontFamily } from './fonts.ts'

export type TextDirection = 'ltr' | 'rtl'

/** Adjacent characters of one font and direction. They are shaped together for ligatures and kerning. */
export interface TextRun {
  readonly font: Font
  readonly direction: TextDirection
  text: string
}

/**
 * Unicode bidirectional algorithm (UAX 9). Its tables take 10 ms to load, so texts without right-to-left
 * letters skip them.
 */
const bidi = createBidi()
const rightToLeft = /[\p{sc=Hebrew}\p{sc=Arabic}]/u

/** Returns the direction of a text by its first letter. */
export const textDirectionOf = (text: string): TextDirection =>
  rightToLeft.test(text) && bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1 ? 'rtl' : 'ltr'

export const findFontForCharacter = (family: FontFamily, character: string): Font | undefined =>
  family.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))

/** Splits a line into runs in visual order. Drops characters that the family lacks. */
export const splitIntoTextRuns = (
  family: FontFamily,
  text: string,
  whole: TextDirection = 'ltr',
): TextRun[] => {
  const isOneWay = whole === 'ltr' && !rightToLeft.test(text)
  const embedding = isOneWay ? undefined : bidi.getEmbeddingLevels(text, whole)
  const runs: (TextRun & { level: number; start: number })[] = []
  let start = 0
  for (const character of text) {
    const level = embedding?.levels[start] ?? 0
    const direction = level % 2 === 0 ? 'ltr' : 'rtl'
    // Brackets are mirrored in right-to-left text.
    const shown = (direction === 'rtl' && bidi.getMirroredCharacter(character)) || character
    const last = runs.at(-1)
    // A blank gets the font of the preceding run, so that it does not start a new run.
    const font = findFontForCharacter(
      last && character === ' ' ? [last.font, ...family] : family,
      shown,
    )
    if (last && last.level === level && last.font === font) last.text += shown
    else if (font) runs.push({ font, direction, text: shown, level, start })
    start += character.length
  }
  if (!embedding) return runs
  const drawn = bidi.getReorderedIndices(text, embedding)
  return runs.toSorted((one, other) => drawn.indexOf(one.start) - drawn.indexOf(other.start))
}
