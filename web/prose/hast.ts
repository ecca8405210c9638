import type rehypeSanitize from 'rehype-sanitize'

export type Root = ReturnType<ReturnType<typeof rehypeSanitize>>
export type Element = Extract<Root['children'][number], { type: 'element' }>
export type ElementContent = Element['children'][number]
export type Properties = Element['properties']
export type Text = Extract<ElementContent, { type: 'text' }>

export const isElement = (node: Root['children'][number]): node is Element =>
  node.type === 'element'

/** Returns the `style` attribute in lower case. */
export const styleOf = ({ properties }: Element): string =>
  String(properties.style ?? '').toLowerCase()

export const textOf = (nodes: readonly ElementContent[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      return isElement(node) ? textOf(node.children) : ''
    })
    .join('')
