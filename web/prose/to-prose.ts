import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'
import { parseMarkdown } from './parse.ts'
import { toHast } from './to-hast.ts'
import { toTree } from './to-tree.ts'
import { type ProsePlace, transformElements } from './transform-elements.ts'

/** A text as it was typed, paragraph by paragraph: for what cannot be read as Markdown. */
export const asTyped = (text: string): ProseTree =>
  text.split(/\n{2,}/).map((content) => ({
    tag: 'p',
    attributes: { className: 'verbatim' },
    content: [content],
  }))

/** Markdown as a safe tree for `Prose`; the caller sees to it that it ends in time. */
export const proseOf = (markdown: string, place: ProsePlace): ProseTree => {
  const root = parseMarkdown(markdown)
  return root ? toTree(transformElements(toHast.runSync(root), place)) : asTyped(markdown)
}
