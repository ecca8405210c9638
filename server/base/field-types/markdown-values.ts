import { findMarkdownParts } from '#server/base/text/markdown-parts.ts'
import { plainText } from '#server/base/text/markdown-words.ts'
import { renderMarkdownSafely } from '#server/base/text/read-markdown.ts'
import type { FieldValues } from './field-values.ts'

export const markdown: FieldValues = {
  searchTexts: (text) => [plainText(text)],
  isProse: true,
  isLong: true,
  parts: findMarkdownParts,
  toHtml: async (text, place) => (await renderMarkdownSafely(text, place)).html,
}
