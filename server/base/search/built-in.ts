import { type EntryWords, entryWordsOf } from './entry-words.ts'
import {
  indexedIdentifierPrefix,
  isWholeWord,
  removeWholeWordMark,
  type SearchCondition,
  type WordMatchLocation,
} from './query.ts'

/** A page without an entry, such as the home page. */
export interface BuiltInPage {
  readonly name: string
  readonly path: string
  readonly title: string
  readonly body: readonly string[]
  readonly fallback?: ReadonlySet<string>
  readonly words: EntryWords
}

export type ReadBuiltInPages = (lang?: string) => Promise<readonly BuiltInPage[]>

export const toBuiltInPage = (page: Omit<BuiltInPage, 'words'>): BuiltInPage => ({
  ...page,
  words: entryWordsOf({ title: page.title, people: [], keys: [], body: page.body }),
})

export const wordsOnBuiltInPages = (pages: readonly BuiltInPage[] = []): Set<string> =>
  new Set(pages.flatMap(({ words }) => [...words.title, ...words.body]))

const isIn = (words: ReadonlySet<string>, word: string, whole: boolean): boolean =>
  words.has(word) || (!whole && words.values().some((each) => each.startsWith(word)))

/**
 * Whether a built-in page meets a search condition. These pages are not in the database, which checks
 * entries.
 */
export const builtInPageMatches = (
  page: Pick<BuiltInPage, 'words'>,
  condition: SearchCondition,
  place: WordMatchLocation,
): boolean => {
  if (typeof condition !== 'string') {
    return 'all' in condition
      ? condition.all.every((part) => builtInPageMatches(page, part, place))
      : condition.any.some((part) => builtInPageMatches(page, part, place))
  }
  if (condition.startsWith(indexedIdentifierPrefix)) return false
  const { title, body } = page.words
  const whole = place.whole === true || isWholeWord(condition)
  const parts = place.in === 'anywhere' ? [title, body] : [title]
  return parts.some((words) => isIn(words, removeWholeWordMark(condition), whole))
}
