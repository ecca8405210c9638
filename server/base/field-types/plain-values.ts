import { removeHtmlTags } from '#server/base/text/markdown-words.ts'

export const plainTextBehavior = { searchTexts: (text: string) => [removeHtmlTags(text)] }
