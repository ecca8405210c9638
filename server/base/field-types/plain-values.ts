import { withoutTags } from '#server/base/text/markdown-words.ts'

/** A text of one line, and what other texts have in common with it. */
export const plain = { searchTexts: (text: string) => [withoutTags(text)] }
