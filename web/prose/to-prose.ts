import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'
import { parseMarkdown } from './parse.ts'
import { markdownToHastProcessor } from './to-hast.ts'
import { hastToProse } from './to-tree.ts'
import { type ProseOptions, transformProseElements } from './transform-elements.ts'

/** Splits a text into paragraphs without parsing, for Markdown that is too complicated. */
export const splitIntoParagraphs = (text: string): ProseTree =>
  text.split(/\n{2,}/).map((content) => ({
    tag: 'p',
    attributes: { className: 'verbatim' },
    content: [content],
  }))

/** Converts Markdown to a safe tree for `Prose`. Runs without a time limit. */
export const markdownToProse = (markdown: string, place: ProseOptions): ProseTree => {
  const root = parseMarkdown(markdown)
  return root
    ? hastToProse(transformProseElements(markdownToHastProcessor.runSync(root), place))
    : splitIntoParagraphs(markdown)
}
