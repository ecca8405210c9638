import rehypeKatex from 'rehype-katex'
import rehypeSanitize from 'rehype-sanitize'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { HastElement, HastText } from './hast.ts'
import { proseSanitizeSchema } from './prose-schema.ts'

const blocks = ['root', 'blockquote', 'listItem', 'footnoteDefinition']

// Shows raw HTML in Markdown as text.
const htmlAsText = (_: unknown, node: { value: string }, parent?: { type: string }) => {
  const text: HastText = { type: 'text', value: node.value }
  if (!parent || !blocks.includes(parent.type)) return text
  const paragraph: HastElement = {
    type: 'element',
    tagName: 'p',
    properties: { className: ['verbatim'] },
    children: [text],
  }
  return paragraph
}

/** Converts parsed Markdown to a safe tree of elements. Mathematics becomes MathML. */
export const markdownToHastProcessor = unified()
  .use(remarkRehype, { clobberPrefix: '', handlers: { html: htmlAsText } })
  .use(rehypeKatex, { output: 'mathml', strict: 'ignore', trust: false, maxExpand: 200 })
  .use(rehypeSanitize, proseSanitizeSchema)
  .freeze()
