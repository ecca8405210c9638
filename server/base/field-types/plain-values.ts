import { withoutTags } from '#server/base/text/markdown-words.ts'

export const plainValues = { searchTexts: (text: string) => [withoutTags(text)] }
