import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'

/** Server functions that convert Markdown for pages. */
export interface MarkdownTools {
  toProse(markdown: string, place: { prefix: string; level: number }): Promise<ProseTree>
  plainText(markdown: string, length?: number): string
}
