import { figureAttributes } from '#contract/figure/figure-line.ts'

/** Attributes of figures that are rendered as data attributes: `address` becomes `data-address`. */
const names = [...new Set(Object.values(figureAttributes).flat())].filter(
  (name) => name !== 'alt' && name !== 'caption',
)

const capital = (name: string) => `data${name[0]?.toUpperCase()}${name.slice(1)}`

/** Names of the data attributes as hast properties, such as `dataAddress`. */
export const figureHastProperties: readonly string[] = names.map(capital)

/** Returns the HTML attribute of a hast property, or undefined if it is not one of a figure. */
export const figureAttributeOf = (property: string): string | undefined => {
  const name = names.find((each) => capital(each) === property)
  return name && `data-${name}`
}

export const toFigureProperties = (
  said: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(said).map(([name, value]) => [capital(name), value]))
