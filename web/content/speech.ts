import { type ChangedContent, type ContentGroup, stringsOf } from '#contract/content/group.ts'
import { localeOf } from './locale.ts'

/** Strings and locale of a language, for code that runs before or outside of components. */
export interface Speech {
  readonly locale: string
  words<T extends object>(group: ContentGroup<T>): T
}

/** Returns strings and locale of a language. `changed` contains the strings that differ from the English defaults. */
export const speechIn = (code: string, changed: ChangedContent): Speech => ({
  locale: localeOf(code),
  words: (group) => stringsOf(group, changed),
})

/** English with default strings. */
export const plainSpeech = speechIn('en', {})
