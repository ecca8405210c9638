import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import type { Root } from './hast.ts'
import { tidy } from './tidy-html.ts'

const converter = unified()
  .use(rehypeParse, { fragment: true })
  .use(() => (root: Root) => ({ ...root, children: tidy(root.children) }))
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkStringify, { bullet: '-', rule: '-', listItemIndent: 'one', resourceLink: true })
  .freeze()

/** HTML from a word processor or a web page as Markdown; what Markdown cannot say is left out. */
export const markdownOf = (html: string): string => String(converter.processSync(html)).trim()
