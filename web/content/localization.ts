import {
  type ChangedContent,
  type ContentGroup,
  contentStringsOf,
} from '#contract/content/group.ts'
import { localeOfLanguage } from './locale.ts'

/** Strings and locale of a language, for code that runs before or outside of components. */
export interface Localization {
  readonly locale: string
  words<T extends object>(group: ContentGroup<T>): T
}

/** Returns strings and locale of a language. `changed` contains the strings that differ from the English defaults. */
export const createLocalization = (code: string, changed: ChangedContent): Localization => ({
  locale: localeOfLanguage(code),
  words: (group) => contentStringsOf(group, changed),
})

/** English with default strings. */
export const defaultLocalization = createLocalization('en', {})
