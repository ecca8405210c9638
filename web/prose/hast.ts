import type rehypeSanitize from 'rehype-sanitize'

export type HastRoot = ReturnType<ReturnType<typeof rehypeSanitize>>
export type HastElement = Extract<HastRoot['children'][number], { type: 'element' }>
export type HastContent = HastElement['children'][number]
export type HastProperties = HastElement['properties']
export type HastText = Extract<HastContent, { type: 'text' }>

export const isHastElement = (node: HastRoot['children'][number]): node is HastElement =>
  node.type === 'element'

/** Returns the `style` attribute in lower case. */
export const inlineStyleOf = ({ properties }: HastElement): string =>
  String(properties.style ?? '').toLowerCase()

export const textOfHastNodes = (nodes: readonly HastContent[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      return isHastElement(node) ? textOfHastNodes(node.children) : ''
    })
    .join('')
