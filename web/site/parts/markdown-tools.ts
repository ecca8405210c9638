import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'

/** What makes texts of Markdown ready to be shown, as pages get it from the server. */
export interface MarkdownTools {
  toProse(markdown: string, place: { prefix: string; level: number }): Promise<ProseTree>
  plainText(markdown: string, length?: number): string
}
