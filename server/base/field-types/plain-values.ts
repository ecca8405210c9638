import { withoutTags } from '#server/base/text/markdown-words.ts'

/** Base of all single-line texts. */
export const plain = { searchTexts: (text: string) => [withoutTags(text)] }
