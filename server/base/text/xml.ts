import { XMLParser } from 'fast-xml-parser'

/** A part of an XML document: text, or parts by name. */
export type Node = unknown

/** A parser that keeps markup within the named elements as text and never fetches what a document names. */
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

/** The parts of that name, however many there are. */
export const all = (node: Node, name: string): Node[] => {
  if (typeof node !== 'object' || node === null || !(name in node)) return []
  const found: Node = Object.entries(node).find(([key]) => key === name)?.[1]
  return Array.isArray(found) ? found : [found]
}

/** The part at the end of a path. */
export const at = (node: Node, ...path: readonly string[]): Node => {
  let found = node
  for (const name of path) [found] = all(found, name)
  return found
}

/** The text at the end of a path; empty when there is none. */
export const textAt = (node: Node, ...path: readonly string[]): string => {
  const found = at(node, ...path)
  if (typeof found === 'string') return found
  return typeof found === 'object' && found !== null && '#text' in found
    ? String(found['#text'])
    : ''
}
