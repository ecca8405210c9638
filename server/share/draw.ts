import type { Face } from '#contract/default-brand.ts'
import { shareSize } from '#contract/share.ts'
import { familyOf } from './fonts.ts'
import { fitText, hasLetters, setLine, spelledOut } from './text.ts'

/** What a picture for sharing says, and how it looks. */
export interface Card {
  /** The kind of page, above the title; empty for none. */
  readonly kind: string
  readonly title: string
  /** A line below the title; empty for none. */
  readonly note: string
  /** The group's name. */
  readonly name: string
  readonly face: Face
  /** `#rrggbb` of the line, which follows the group's accent colour. */
  readonly trace: string
}

// The dark ground of the site's own pictures, and the colours of its dark theme.
const colors = {
  ground: '#07191b',
  ink: '#f3f1ea',
  soft: '#bfc9c4',
  faint: '#8f9d9a',
  end: '#f79a76',
}

const margin = 80
const inner = shareSize.width - 2 * margin
const sizes = [104, 92, 82, 72, 64, 56, 48]
const leading = 1.08
/** Where the title may stand. */
const top = 168
const bottom = 420

/** The line that is the site's signature: a heartbeat that becomes an edge between two nodes. */
const signature = `M0 566 H${margin + 40} c10 0 13 -12 23 -12 s13 12 23 12 h18 l8 9 15 -74 18 100 12 -35 h20
  c13 0 18 -20 32 -20 s20 20 32 20 H820 C900 566 920 590 980 572 L1052 524 L1120 566`

const text = (path: string, x: number, y: number, color: string): string =>
  `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="${color}" d="${path}"/>`

/** Draws a picture for sharing as SVG; texts are outlines, so that it looks the same on every machine. */
export const drawCard = ({ kind, title, note, name, face, trace }: Card): string => {
  const headline = familyOf(face)
  const sans = familyOf('sans')
  const parts: string[] = []
  // Without its letters a title would be a row of boxes.
  const isTitled = title.trim() !== '' && hasLetters(headline, spelledOut(headline, title))
  const isNamed = hasLetters(headline, name)
  const shown = isTitled ? spelledOut(headline, title) : isNamed ? name : ''
  const { size, lines } = fitText(headline, shown, sizes, {
    ...{ width: inner, height: bottom - top, leading },
  })
  for (const [at, line] of lines.entries()) {
    const y = top + size * (0.78 + at * leading)
    parts.push(text(setLine(headline, line, size).path, margin, y, colors.ink))
  }
  if (kind && hasLetters(sans, kind)) {
    const { path } = setLine(sans, kind.toUpperCase(), 24, 2.6)
    parts.push(text(path, margin, 118, trace))
  }
  if (note && isTitled && hasLetters(sans, note)) {
    const fitted = fitText(sans, note, [28], { width: inner, height: 40, leading: 1.2 })
    const y = top + size * (0.78 + (lines.length - 1) * leading) + 54
    parts.push(text(setLine(sans, fitted.lines[0] ?? '', 28).path, margin, y, colors.soft))
  }
  if (name && isTitled && hasLetters(sans, name)) {
    const fitted = fitText(sans, name, [26, 22], { width: 520, height: 34, leading: 1.2 })
    const line = setLine(sans, fitted.lines[0] ?? '', fitted.size)
    parts.push(text(line.path, shareSize.width - margin - line.width, 118, colors.faint))
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">
    <rect width="100%" height="100%" fill="${colors.ground}"/>
    <path d="${signature}" fill="none" stroke="${trace}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>
    <circle cx="1052" cy="524" r="9" fill="${colors.ground}" stroke="${trace}" stroke-width="4"/>
    <circle cx="1120" cy="566" r="10" fill="${colors.end}"/>
    ${parts.join('\n')}
  </svg>`
}
