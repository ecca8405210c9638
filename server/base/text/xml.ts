import { XMLParser } from 'fast-xml-parser'

export type Node = unknown

/**
 * Creates an XML parser that returns the markup in `whole` elements as text. It loads no external
 * resources.
 */
export const createXmlReader = (whole: readonly string[]): ((text: string) => Node) => {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: true,
    stopNodes: whole.map((name) => `*.${name}`),
  })
  return (text) => parser.parse(text, true)
}

export const all = (node: Node, name: string): Node[] => {
  if (typeof node !== 'object' || node === null || !(name in node)) return []
  const found: Node = Object.entries(node).find(([key]) => key === name)?.[1]
  return Array.isArray(found) ? found : [found]
}

export const at = (node: Node, ...path: readonly string[]): Node => {
  let found = node
  for (const name of path) [found] = all(found, name)
  return found
}

/** Returns the text at a path, or an empty string. */
export const textAt = (node: Node, ...path: readonly string[]): string => {
  const found = at(node, ...path)
  if (typeof found === 'string') return found
  return typeof found === 'object' && found !== null && '#text' in found
    ? String(found['#text'])
    : ''
}
