import { figureAttributes } from '#contract/figure/figure-line.ts'

/** What a rendered figure says about itself, by the names of its block: `address` travels as `data-address`. */
const names = [...new Set(Object.values(figureAttributes).flat())].filter(
  (name) => name !== 'alt' && name !== 'caption',
)

const capital = (name: string) => `data${name[0]?.toUpperCase()}${name.slice(1)}`

/** As a tree of elements calls them. */
export const figureProperties: readonly string[] = names.map(capital)

/** The attribute that one of them becomes; undefined for all others. */
export const figureProperty = (property: string): string | undefined => {
  const name = names.find((each) => capital(each) === property)
  return name && `data-${name}`
}

/** What a figure says about itself, as properties of its element. */
export const toProperties = (said: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(said).map(([name, value]) => [capital(name), value]))
