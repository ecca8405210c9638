import { readParts } from '#server/base/text/markdown-parts.ts'
import { plainText } from '#server/base/text/markdown-words.ts'
import { readMarkdown } from '#server/base/text/read-markdown.ts'
import type { FieldValues } from './field-values.ts'

export const markdown: FieldValues = {
  searchTexts: (text) => [plainText(text)],
  isProse: true,
  isLong: true,
  parts: readParts,
  toHtml: async (text, place) => (await readMarkdown(text, place)).html,
}
