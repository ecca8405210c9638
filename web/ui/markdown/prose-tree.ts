/** Attributes of an element, with the names that React uses. */
export type ProseAttributes = Readonly<Record<string, string | number | boolean>>

/** A text or an element of rendered Markdown. Plain data, because the server sends it to the browser. */
export type ProseNode = string | ProseElement

export interface ProseElement {
  readonly tag: string
  readonly attributes?: ProseAttributes
  readonly content?: readonly ProseNode[]
}

export type ProseTree = readonly ProseNode[]

const textTags =
  'a blockquote br code dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr img input li ol p pre section span strong sub sup table tbody td th thead tr ul'
const mathTags =
  'math semantics annotation menclose merror mfrac mi mn mo mover mpadded mphantom mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover'

/** All elements that rendered Markdown may contain. */
export const proseTags: ReadonlySet<string> = new Set(`${textTags} ${mathTags}`.split(' '))
