import type { FontFamily } from './fonts.ts'
import { glyphPathOf } from './outlines.ts'
import { findFontForCharacter, splitIntoTextRuns, type TextDirection } from './runs.ts'

/** Outlines of a line of text, relative to the left end of its baseline. */
export interface LineOutline {
  readonly width: number
  readonly path: string
}

const greek =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho final sigma tau upsilon phi chi psi omega'.split(
    ' ',
  )
const singleGreekLetter = /(?<!\p{sc=Greek})[Α-ΡΣ-Ωα-ω](?!\p{sc=Greek})/gu

/** Spells out single Greek letters that the family lacks, as in `α-synuclein`. */
export const spellOutGreek = (family: FontFamily, text: string): string =>
  text.replaceAll(singleGreekLetter, (letter) => {
    if (findFontForCharacter(family, letter)) return letter
    const lower = letter.toLowerCase()
    const name = greek[(lower.codePointAt(0) ?? 0) - 0x3b1] ?? letter
    return lower === letter ? name : name.charAt(0).toUpperCase() + name.slice(1)
  })

/** Whether a family has all letters of a text. Other characters do not count. */
export const fontHasAllLetters = (family: FontFamily, text: string): boolean =>
  Array.from(text).every(
    (character) =>
      !/\p{L}/u.test(character) || findFontForCharacter(family, character) !== undefined,
  )

interface LineOptions {
  readonly spacing?: number
  /** Direction of the whole text that the line belongs to. */
  readonly direction?: TextDirection
}

export const outlineLine = (
  family: FontFamily,
  text: string,
  size: number,
  { spacing = 0, direction: whole = 'ltr' }: LineOptions = {},
): LineOutline => {
  let x = 0
  const paths: string[] = []
  for (const { font, direction, text: run } of splitIntoTextRuns(family, text, whole)) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(run, undefined, undefined, undefined, direction)
    for (const [at, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
      const outline = glyphPathOf(font, glyph, scale)
      const [left, top] = [x + xOffset * scale, -yOffset * scale]
      if (outline) paths.push(`M${left.toFixed(2)} ${top.toFixed(2)}${outline}`)
      x += xAdvance * scale + spacing
    }
  }
  return { width: x, path: paths.join('') }
}

/** Cache of word widths at size 1, because titles are tried in several sizes. */
const widths = new WeakMap<FontFamily, Map<string, number>>()
const maxCachedWidths = 2_000

const wordWidth = (family: FontFamily, word: string): number => {
  const known = widths.get(family) ?? new Map<string, number>()
  widths.set(family, known)
  let width = known.get(word)
  if (width === undefined) {
    width = splitIntoTextRuns(family, word).reduce(
      (sum, { font, text }) => sum + font.layout(text).advanceWidth / font.unitsPerEm,
      0,
    )
    if (known.size >= maxCachedWidths) known.clear()
    known.set(word, width)
  }
  return width
}

const widthOf = (family: FontFamily, text: string, size: number): number => {
  const words = text.split(' ')
  const blanks = (words.length - 1) * wordWidth(family, ' ')
  return size * words.reduce((sum, word) => sum + wordWidth(family, word), blanks)
}

const splitWord = (family: FontFamily, word: string, size: number, width: number): string[] => {
  if (widthOf(family, word, size) <= width) return [word]
  const pieces = ['']
  let room = width
  for (const character of word) {
    room -= widthOf(family, character, size)
    if (room < 0) {
      pieces.push('')
      room = width - widthOf(family, character, size)
    }
    pieces[pieces.length - 1] += character
  }
  return pieces
}

const breakLines = (family: FontFamily, text: string, size: number, width: number): string[] => {
  const lines: string[] = []
  // Skips words without drawable characters, which would leave two blanks.
  const words = text.split(/\s+/).filter((word) => splitIntoTextRuns(family, word).length > 0)
  for (const word of words.flatMap((each) => splitWord(family, each, size, width))) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(family, longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Maximum length of a text in a picture. Longer texts are unreadable and slow to lay out. */
const maxCharacters = 400
const ellipsis = '…'

/** Returns the largest size in which a text fits, with its lines. Cuts texts that do not fit in the smallest size. */
export const fitTextIntoBox = (
  family: FontFamily,
  text: string,
  sizes: readonly number[],
  { width, height, leading }: { width: number; height: number; leading: number },
): { size: number; lines: string[] } => {
  const characters = Array.from(text.trim())
  const short =
    characters.length > maxCharacters
      ? characters.slice(0, maxCharacters).join('') + ellipsis
      : text.trim()
  let last = { size: 0, lines: [''] }
  for (const size of sizes) {
    const most = Math.floor(height / (size * leading))
    const lines = breakLines(family, short, size, width)
    if (lines.length <= most) return { size, lines }
    last = { size, lines: lines.slice(0, most) }
  }
  const end = (last.lines.at(-1) ?? '').replace(/[\s\p{P}]+$/u, '')
  const cut = widthOf(family, end + ellipsis, last.size) <= width ? end : end.slice(0, -2)
  return { size: last.size, lines: [...last.lines.slice(0, -1), cut + ellipsis] }
}
