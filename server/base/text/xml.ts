import { XMLParser } from 'fast-xml-parser'

export type XmlNode = unknown

/**
 * Creates an XML parser that returns the markup in `whole` elements as text. It loads no external
 * resources.
 */
export const createXmlReader = (whole: readonly string[]): ((text: string) => XmlNode) => {
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

export const childrenNamed = (node: XmlNode, name: string): XmlNode[] => {
  if (typeof node !== 'object' || node === null || !(name in node)) return []
  const found: XmlNode = Object.entries(node).find(([key]) => key === name)?.[1]
  return Array.isArray(found) ? found : [found]
}

export const findXmlNode = (node: XmlNode, ...path: readonly string[]): XmlNode => {
  let found = node
  for (const name of path) [found] = childrenNamed(found, name)
  return found
}

/** Returns the text at a path, or an empty string. */
export const findXmlText = (node: XmlNode, ...path: readonly string[]): string => {
  const found = findXmlNode(node, ...path)
  if (typeof found === 'string') return found
  return typeof found === 'object' && found !== null && '#text' in found
    ? String(found['#text'])
    : ''
}
