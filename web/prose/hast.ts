import type rehypeSanitize from 'rehype-sanitize'

/** A tree of HTML elements. */
export type Root = ReturnType<ReturnType<typeof rehypeSanitize>>
export type Element = Extract<Root['children'][number], { type: 'element' }>
export type ElementContent = Element['children'][number]
export type Properties = Element['properties']
export type Text = Extract<ElementContent, { type: 'text' }>
