/** What an element of rendered long text may say about itself, under React's names. */
export type ProseAttributes = Readonly<Record<string, string | number | boolean>>

/** A piece of rendered long text: words, or an element with its content. Plain data that travels to the browser. */
export type ProseNode = string | ProseElement

/** One element. */
export interface ProseElement {
  readonly tag: string
  readonly attributes?: ProseAttributes
  readonly content?: readonly ProseNode[]
}

/** A whole rendered text. */
export type ProseTree = readonly ProseNode[]

const textTags =
  'a blockquote br code dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr img input li ol p pre section span strong sub sup table tbody td th thead tr ul'
const mathTags =
  'math semantics annotation menclose merror mfrac mi mn mo mover mpadded mphantom mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover'

/** Every element that can appear in long text; nothing else is ever made. */
export const proseTags: ReadonlySet<string> = new Set(`${textTags} ${mathTags}`.split(' '))
