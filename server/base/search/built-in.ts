import { type EntryWords, entryWordsOf } from './entry-words.ts'
import { type Condition, isWhole, keyMark, type Place, plainOf } from './query.ts'

/** A page that belongs to no entry, as the search knows it. */
export interface BuiltInPage {
  readonly name: string
  readonly path: string
  readonly title: string
  readonly body: readonly string[]
  /** The texts that are in the main language for want of a translation. */
  readonly fallback?: ReadonlySet<string>
  readonly words: EntryWords
}

/** Reads the built-in pages as they are in a language; in the main one where none is named. */
export type SearchPages = (lang?: string) => Promise<readonly BuiltInPage[]>

/** A page with the words under which it is found. */
export const toBuiltIn = (page: Omit<BuiltInPage, 'words'>): BuiltInPage => ({
  ...page,
  words: entryWordsOf({ title: page.title, people: [], keys: [], body: page.body }),
})

/** Every word under which some built-in pages are found. */
export const wordsOnPages = (pages: readonly BuiltInPage[] = []): Set<string> =>
  new Set(pages.flatMap(({ words }) => [...words.title, ...words.body]))

const isIn = (words: ReadonlySet<string>, word: string, whole: boolean): boolean =>
  words.has(word) || (!whole && words.values().some((each) => each.startsWith(word)))

/** Whether a built-in page meets a condition, as the databases would say of an entry. */
export const meets = (
  page: Pick<BuiltInPage, 'words'>,
  condition: Condition,
  place: Place,
): boolean => {
  if (typeof condition !== 'string') {
    return 'all' in condition
      ? condition.all.every((part) => meets(page, part, place))
      : condition.any.some((part) => meets(page, part, place))
  }
  if (condition.startsWith(keyMark)) return false
  const { title, body } = page.words
  const whole = place.whole === true || isWhole(condition)
  const parts = place.in === 'anywhere' ? [title, body] : [title]
  return parts.some((words) => isIn(words, plainOf(condition), whole))
}
