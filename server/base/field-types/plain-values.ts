import { withoutTags } from '#server/base/text/markdown-words.ts'

export const plain = { searchTexts: (text: string) => [withoutTags(text)] }
