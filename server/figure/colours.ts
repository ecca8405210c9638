import { clampChroma, converter, formatHex } from 'culori'

const toOklch = converter('oklch')
const count = 12
// Neighbours in a list of labels lie far from each other on the circle, so that they can be told apart.
const turn = 137.5

/** Colours for outlines on dark scans: they begin with the site's own and go around the circle from there. */
export const labelColours = (accent: string): string[] => {
  const hue = toOklch(accent)?.h ?? 180
  return Array.from({ length: count }, (_, at) =>
    formatHex(
      clampChroma({ mode: 'oklch', l: 0.78, c: 0.15, h: (hue + at * turn) % 360 }, 'oklch'),
    ),
  )
}
