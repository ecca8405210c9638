import { findMarkdownParts } from '#server/base/text/markdown-parts.ts'
import { markdownToPlainText } from '#server/base/text/markdown-words.ts'
import { renderMarkdownSafely } from '#server/base/text/read-markdown.ts'
import type { FieldTypeBehavior } from './field-values.ts'

export const markdown: FieldTypeBehavior = {
  searchTexts: (text) => [markdownToPlainText(text)],
  isProse: true,
  isLong: true,
  parts: findMarkdownParts,
  toHtml: async (text, place) => (await renderMarkdownSafely(text, place)).html,
}
