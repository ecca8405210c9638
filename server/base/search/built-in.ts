import { type EntryWords, entryWordsOf } from './entry-words.ts'
import { type Condition, isWhole, keyMark, type Place, plainOf } from './query.ts'

/** A page without an entry, such as the home page. */
export interface BuiltInPage {
  readonly name: string
  readonly path: string
  readonly title: string
  readonly body: readonly string[]
  readonly fallback?: ReadonlySet<string>
  readonly words: EntryWords
}

export type SearchPages = (lang?: string) => Promise<readonly BuiltInPage[]>

export const toBuiltIn = (page: Omit<BuiltInPage, 'words'>): BuiltInPage => ({
  ...page,
  words: entryWordsOf({ title: page.title, people: [], keys: [], body: page.body }),
})

export const wordsOnPages = (pages: readonly BuiltInPage[] = []): Set<string> =>
  new Set(pages.flatMap(({ words }) => [...words.title, ...words.body]))

const isIn = (words: ReadonlySet<string>, word: string, whole: boolean): boolean =>
  words.has(word) || (!whole && words.values().some((each) => each.startsWith(word)))

/** Evaluates a condition on a built-in page, like the databases do on entries. */
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
