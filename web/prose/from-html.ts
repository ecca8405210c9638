import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import type { PastedMarkdown } from '#web/ui/markdown/pasted.ts'
import { removeUnpastedImages } from './lost-pictures.ts'
import { markFootnotes, temporaryFootnoteTags } from './pasted-notes.ts'
import { tidyHtml } from './tidy-html.ts'
import { tidyMarkdown } from './tidy-markdown.ts'

const reader = unified().use(rehypeParse, { fragment: true }).freeze()

const labelOf = ({ properties }: { properties: { label?: unknown } }) => {
  const label = String(properties.label)
  return { identifier: label, label }
}

const converter = unified()
  .use(rehypeRemark, {
    handlers: {
      [temporaryFootnoteTags.reference]: (_, node) => ({
        type: 'footnoteReference',
        ...labelOf(node),
      }),
      [temporaryFootnoteTags.text]: (state, node) => ({
        type: 'footnoteDefinition',
        ...labelOf(node),
        children: state.toFlow(state.all(node)),
      }),
    },
  })
  .freeze()

const writer = unified()
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkStringify, { bullet: '-', rule: '-', listItemIndent: 'one', resourceLink: true })
  .freeze()

/**
 * Converts HTML from a word processor or web page to Markdown and drops unsupported formatting. `notes` is
 * the number of footnotes that the target text already has.
 */
export const htmlToMarkdown = (html: string, notes = 0): PastedMarkdown => {
  const parsed = reader.parse(html)
  markFootnotes(parsed.children, notes)
  const root = { ...parsed, children: tidyHtml(parsed.children) }
  const lost = removeUnpastedImages(root)
  const tree = converter.runSync(root)
  tidyMarkdown(tree)
  return { markdown: writer.stringify(tree).trim(), lost }
}
