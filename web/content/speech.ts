import { type ChangedContent, type ContentGroup, wordsOf } from '#contract/content/group.ts'
import { localeOf } from './locale.ts'

/** The words of a page and how it writes dates and numbers, for what is made ready before it is shown. */
export interface Speech {
  readonly locale: string
  words<T extends object>(group: ContentGroup<T>): T
}

/** The speech of a language, given what differs in it from what ships in English. */
export const speechIn = (code: string, changed: ChangedContent): Speech => ({
  locale: localeOf(code),
  words: (group) => wordsOf(group, changed),
})

/** English as it ships, where nobody has said otherwise. */
export const plainSpeech = speechIn('en', {})
