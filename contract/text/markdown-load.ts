/** Signs that mean something only together, and how many of them close to each other are read in a moment. */
const groups: readonly (readonly [signs: string, most: number])[] = [
  ['[', 400],
  ['<', 400],
  ['`$', 400],
  ['*_~', 1_000],
]
const groupOf = new Map(groups.flatMap(([signs], group) => [...signs].map((sign) => [sign, group])))

/** Further apart they are words with signs among them, as people write. */
const closest = 4

const mostLayers = 24
const layer = /[ \t]*(?:>|[-+*]|\d{1,9}[.)])/y

/** How many quotes and lists a line begins, one in the other. */
const layersAt = (markdown: string, from: number): number => {
  let layers = 0
  layer.lastIndex = from
  while (layers < mostLayers && layer.test(markdown)) layers++
  layer.lastIndex = 0
  return layers
}

/**
 * The line where a text becomes more than a reader of Markdown can end with: layers in layers, or signs without number
 * and hardly a word between them. 0 for what people write.
 */
export const tooComplicatedAt = (markdown: string): number => {
  const counts = groups.map(() => 0)
  const places = groups.map(() => 0)
  let line = 1
  if (layersAt(markdown, 0) === mostLayers) return line
  for (let at = 0; at < markdown.length; at++) {
    const sign = markdown.charAt(at)
    if (sign === '\n') {
      line++
      counts.fill(0)
      if (layersAt(markdown, at + 1) === mostLayers) return line
      continue
    }
    const group = groupOf.get(sign)
    if (group === undefined) continue
    const count = at - (places[group] ?? 0) <= closest ? (counts[group] ?? 0) + 1 : 1
    if (count > (groups[group]?.[1] ?? 0)) return line
    counts[group] = count
    places[group] = at
  }
  return 0
}

const signs = /[^\p{L}\p{N}\p{M} .,;'"’]/gu
const mostSigns = 800
const mostCharacters = 12_000

/** Whether a text is read as Markdown within some milliseconds: no longer than a page, and not made of signs alone. */
export const isLight = (markdown: string): boolean => {
  if (markdown.length > mostCharacters || tooComplicatedAt(markdown) > 0) return false
  let weight = 0
  // A formula costs as much as ten other signs.
  for (const [sign] of markdown.matchAll(signs)) weight += sign === '$' ? 5 : 1
  return weight <= mostSigns
}
