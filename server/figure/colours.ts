import { clampChroma, converter, formatHex } from 'culori'

const toOklch = converter('oklch')
const count = 12
// Golden angle: neighbours in the list get hues far apart, so that people can distinguish them.
const turn = 137.5

/**
 * Builds colours for outlines of labels on dark medical images. The first has the hue of the site's
 * accent colour.
 */
export const buildLabelColours = (accent: string): string[] => {
  const hue = toOklch(accent)?.h ?? 180
  return Array.from({ length: count }, (_, at) =>
    formatHex(
      clampChroma({ mode: 'oklch', l: 0.78, c: 0.15, h: (hue + at * turn) % 360 }, 'oklch'),
    ),
  )
}
