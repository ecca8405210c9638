import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'
import { parseMarkdown } from './parse.ts'
import { toHast } from './to-hast.ts'
import { toTree } from './to-tree.ts'
import { type ProsePlace, transformElements } from './transform-elements.ts'

/** Splits a text into paragraphs without parsing, for Markdown that is too complicated. */
export const asTyped = (text: string): ProseTree =>
  text.split(/\n{2,}/).map((content) => ({
    tag: 'p',
    attributes: { className: 'verbatim' },
    content: [content],
  }))

/** Converts Markdown to a safe tree for `Prose`. Runs without a time limit. */
export const proseOf = (markdown: string, place: ProsePlace): ProseTree => {
  const root = parseMarkdown(markdown)
  return root ? toTree(transformElements(toHast.runSync(root), place)) : asTyped(markdown)
}
