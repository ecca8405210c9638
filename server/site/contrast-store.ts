import { formatHex, wcagContrast } from 'culori'
import type { Queries } from '#server/base/db/database.ts'
import { readBrand } from './brand-store.ts'
import { neutralColors } from './palette/neutrals.ts'
import { contrastRequirements } from './palette/pairs.ts'

const themes = ['light', 'dark'] as const
type Colors = Readonly<Record<string, string>>

/** Returns pairs of colours with too little contrast, by theme. */
export const findLowContrastPairs = (colors: Readonly<Record<(typeof themes)[number], Colors>>) =>
  themes.flatMap((theme, at) => {
    const neutral = Object.entries(neutralColors).map(([name, css]) => [
      name,
      formatHex(css[at] ?? ''),
    ])
    const all: Colors = { ...Object.fromEntries(neutral), ...colors[theme] }
    return contrastRequirements.flatMap(([front, back, least]) =>
      wcagContrast(all[front] ?? '#000', all[back] ?? '#fff') < least
        ? [{ theme, front, back }]
        : [],
    )
  })

/** Returns pairs of the site's colours with too little contrast. */
export const readLowContrastPairs = async (queries: Queries) =>
  findLowContrastPairs((await readBrand(queries)).colors)
