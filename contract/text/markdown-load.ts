/**
 * Markup characters that form pairs, and the maximum number of them close together. More would be
 * slow to parse.
 */
const groups: readonly (readonly [signs: string, most: number])[] = [
  ['[', 400],
  ['<', 400],
  ['`$', 400],
  ['*_~', 1_000],
]
const groupOf = new Map(groups.flatMap(([signs], group) => [...signs].map((sign) => [sign, group])))

/**
 * Maximum distance, in characters, at which two markup characters count as close together. In
 * normal text they are farther apart.
 */
const closest = 4

const mostLayers = 24
const layer = /[ \t]*(?:>|[-+*]|\d{1,9}[.)])/y

const layersAt = (markdown: string, from: number): number => {
  let layers = 0
  layer.lastIndex = from
  while (layers < mostLayers && layer.test(markdown)) layers++
  layer.lastIndex = 0
  return layers
}

/**
 * Returns the number of the first line that is nested too deeply or has too much markup to parse
 * fast. Returns 0 if there is none.
 */
export const findTooComplexLine = (markdown: string): number => {
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

/**
 * Whether a Markdown text renders within milliseconds: not longer than a page and without excessive markup.
 */
export const isQuickToRender = (markdown: string): boolean => {
  if (markdown.length > mostCharacters || findTooComplexLine(markdown) > 0) return false
  let weight = 0
  // Each `$` counts as five, because a formula between two of them is as slow as ten other
  // characters.
  for (const [sign] of markdown.matchAll(signs)) weight += sign === '$' ? 5 : 1
  return weight <= mostSigns
}
