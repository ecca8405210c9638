import type { DerivedColors } from './brand.ts'
import { brandColors } from './default-brand.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** What a style sheet needs to show these colours, wherever it stands beside the site's own. */
export const themeSheet = ({ light, dark }: DerivedColors['colors']): string => {
  const values = brandColors.map(
    (name) => `--${kebab(name)}:light-dark(${light[name]},${dark[name]})`,
  )
  return `:root:root,[data-theme][data-theme]{${values.join(';')}}`
}
