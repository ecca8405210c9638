import type { HeadlineFont } from '#contract/site/default-brand.ts'
import { sharePictureSize } from '#contract/site/share.ts'
import { type FontFamily, type FontFamilyName, openFontFamily } from './fonts.ts'
import { type TextDirection, textDirectionOf } from './runs.ts'
import {
  fitTextIntoBox,
  fontHasAllLetters,
  type LineOutline,
  outlineLine,
  spellOutGreek,
} from './text.ts'

export interface SharingCard {
  readonly kind: string
  readonly title: string
  readonly note: string
  /** Texts in the main language, used if no font has the letters of the title. */
  readonly source?: Pick<SharingCard, 'kind' | 'title' | 'note'> | undefined
  readonly name: string
  readonly face: HeadlineFont
  readonly trace: string
}

// Background and colours of the dark theme.
const colors = {
  ground: '#07191b',
  ink: '#f3f1ea',
  soft: '#bfc9c4',
  faint: '#8f9d9a',
  end: '#f79a76',
}

const margin = 80
const innerWidth = sharePictureSize.width - 2 * margin
const titleSizes = [104, 92, 82, 72, 64, 56, 48]
const lineHeight = 1.08
const tallLineHeight = 1.3
const hasTallLetters = (text: string): boolean =>
  /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Han}]/u.test(text)
const titleTop = 168
const titleBottom = 420

/** The site's signature line: a heartbeat that becomes an edge between two nodes. */
const signatureLine = `M0 566 H${margin + 40} c10 0 13 -12 23 -12 s13 12 23 12 h18 l8 9 15 -74 18 100 12 -35 h20
  c13 0 18 -20 32 -20 s20 20 32 20 H820 C900 566 920 590 980 572 L1052 524 L1120 566`

const text = (path: string, x: number, y: number, color: string): string =>
  `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="${color}" d="${path}"/>`

interface Typed {
  readonly family: FontFamily
  readonly text: string
  readonly direction: TextDirection
}

const fallbackFamilies = ['manrope', 'rubik', 'han', 'system'] as const

/** Returns the text in the wanted family, or in another that has all its letters. Undefined if none has. */
const textInFamily = (wanted: FontFamilyName, text: string): Typed | undefined => {
  for (const name of text.trim() === '' ? [] : [wanted, ...fallbackFamilies]) {
    const family = openFontFamily(name)
    const spelled = spellOutGreek(family, text)
    if (fontHasAllLetters(family, spelled))
      return { family, text: spelled, direction: textDirectionOf(text) }
  }
  return undefined
}

/** Replaces the texts with those of the main language if no font has the title's letters. */
const drawable = ({ source, face, ...card }: SharingCard) =>
  source && !textInFamily(face, card.title) && textInFamily(face, source.title) ? source : card

/** Draws the picture as SVG. Texts become outlines, so that the result does not depend on installed fonts. */
export const drawSharingCard = (card: SharingCard): string => {
  const { name, face, trace } = card
  const { kind, title, note } = drawable(card)
  const parts: string[] = []
  const place = (line: LineOutline, direction: TextDirection, y: number, color: string) => {
    const x = direction === 'rtl' ? sharePictureSize.width - margin - line.width : margin
    parts.push(text(line.path, x, y, color))
  }
  const titled = textInFamily(face, title)
  // A title for which no font has letters would be drawn as boxes, so the site's name replaces it.
  const headline = titled ?? textInFamily(face, name)
  let end = titleTop
  if (headline) {
    const { family, direction } = headline
    const step = hasTallLetters(headline.text) ? tallLineHeight : lineHeight
    const room = { width: innerWidth, height: titleBottom - titleTop, leading: step }
    const { size, lines } = fitTextIntoBox(family, headline.text, titleSizes, room)
    for (const [at, line] of lines.entries()) {
      end = titleTop + size * (0.78 + at * step)
      place(outlineLine(family, line, size, { direction }), direction, end, colors.ink)
    }
  }
  // All texts are aligned with the title.
  const side = headline?.direction ?? 'ltr'
  const kindOf = textInFamily('sans', kind.toUpperCase())
  if (kindOf) {
    const { family, direction } = kindOf
    // Letter spacing would separate the joined letters of right-to-left scripts.
    const spacing = direction === 'rtl' ? 0 : 2.6
    place(outlineLine(family, kindOf.text, 24, { spacing, direction }), side, 118, trace)
  }
  const noted = titled && textInFamily('sans', note)
  if (noted) {
    const { family, direction } = noted
    const { lines } = fitTextIntoBox(family, noted.text, [28], {
      width: innerWidth,
      height: 40,
      leading: 1.2,
    })
    place(
      outlineLine(family, lines[0] ?? '', 28, { direction }),
      titled.direction,
      end + (hasTallLetters(titled.text) ? 70 : 54),
      colors.soft,
    )
  }
  const named = titled && textInFamily('sans', name)
  if (named) {
    const { family, direction } = named
    const room = { width: 520, height: 34, leading: 1.2 }
    const { size, lines } = fitTextIntoBox(family, named.text, [26, 22], room)
    const other = side === 'rtl' ? 'ltr' : 'rtl'
    place(outlineLine(family, lines[0] ?? '', size, { direction }), other, 118, colors.faint)
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sharePictureSize.width}" height="${sharePictureSize.height}">
    <rect width="100%" height="100%" fill="${colors.ground}"/>
    <path d="${signatureLine}" fill="none" stroke="${trace}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>
    <circle cx="1052" cy="524" r="9" fill="${colors.ground}" stroke="${trace}" stroke-width="4"/>
    <circle cx="1120" cy="566" r="10" fill="${colors.end}"/>
    ${parts.join('\n')}
  </svg>`
}
