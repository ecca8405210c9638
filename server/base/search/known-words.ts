import { appendAll } from '#contract/list/any-length.ts'
import type { Queries } from '#server/base/db/database.ts'
import { dialectOf } from '#server/base/db/dialect.ts'
import { runSqlFragment, sqlFragment } from '#server/base/db/statement.ts'
import { maxIndexedPrefix } from './entry-words.ts'
import { buildJsonListSql } from './json-rows.ts'
import type { SearchTerm, SearchUnit } from './query.ts'
import { canHaveTypo, matchTypo, typoKeysOf } from './slips.ts'

const mostCorrections = 12

/**
 * Whether an entry that the reader may see contains a word. Words of hidden entries must not be
 * revealed.
 */
export type IsWordVisible = (word: string) => Promise<boolean>

const firstThere = async (
  words: readonly string[],
  isThere: IsWordVisible,
  most: number,
): Promise<string[]> => {
  const there: string[] = []
  for (const word of words) {
    if (there.length === most) break
    if (await isThere(word)) there.push(word)
  }
  return there
}

/** Returns corrections of a typed word, from the words of the index and those in `further`. */
const correctionsOf = async (
  queries: Queries,
  typed: string,
  isThere: IsWordVisible,
  further: ReadonlySet<string>,
): Promise<string[]> => {
  if (!canHaveTypo(typed)) return []
  const rows = await runSqlFragment<{ word: string }>(
    queries,
    sqlFragment`select distinct word from "searchSlip" where slip in ${buildJsonListSql(queries, typoKeysOf(typed))}`,
  )
  const known = new Set([...rows.map(({ word }) => word), ...further.values().filter(canHaveTypo)])
  const close = (how: ReturnType<typeof matchTypo>) =>
    [...known].filter((word) => word !== typed && matchTypo(typed, word) === how).toSorted()
  const isAnywhere: IsWordVisible = async (word) => further.has(word) || isThere(word)
  const whole = await firstThere(close('whole'), isAnywhere, mostCorrections)
  return whole.length > 0 ? whole : firstThere(close('beginning'), isAnywhere, mostCorrections)
}

export const addTypoCorrections = async (
  queries: Queries,
  units: readonly SearchUnit[],
  isThere: IsWordVisible,
  further: ReadonlySet<string> = new Set(),
): Promise<SearchUnit[]> => {
  const meant: SearchUnit[] = []
  for (const unit of units) {
    const readings: SearchTerm[][] = []
    for (const terms of unit) {
      const wider: SearchTerm[] = []
      for (const term of terms) {
        const more = await Promise.all(
          term.map((word) => correctionsOf(queries, word, isThere, further)),
        )
        wider.push([...new Set([...term, ...more.flat()])])
      }
      readings.push(wider)
    }
    meant.push(readings)
  }
  return meant
}

const afterAll = (beginning: string): string => `${beginning}\u{10ffff}`

const mostSpellings = 20

/**
 * Returns indexed words that start with typed ones, only for SQLite. Skips short prefixes, which its index
 * contains, and prefixes of too many words.
 */
export const findIndexedWordsByPrefix = async (
  queries: Queries,
  units: readonly SearchUnit[],
): Promise<Map<string, readonly string[]>> => {
  const spellings = new Map<string, readonly string[]>()
  if (dialectOf(queries) === 'postgres') return spellings
  const typed = new Set(units.flat(3).filter((word) => Array.from(word).length > maxIndexedPrefix))
  const beginnings = JSON.stringify(Array.from(typed, (word) => [word, afterAll(word)]))
  const rows = await runSqlFragment<{ typed: string; words: string | null }>(
    queries,
    sqlFragment`select value ->> 0 as typed, (select group_concat(word, ' ') from (select word
      from "searchWord" where word >= value ->> 0 and word < value ->> 1
      limit ${mostSpellings + 1})) as words from json_each(${beginnings})`,
  )
  for (const { typed: word, words } of rows) {
    const known = words?.split(' ') ?? []
    if (known.length <= mostSpellings) spellings.set(word, known)
  }
  return spellings
}

const shortestBeginning = 3

const wordsAtOnce = 50

/** Returns indexed words that share the longest possible prefix with a typed one. */
export const findSimilarWords = async (
  queries: Queries,
  typed: string,
  most: number,
  isThere: IsWordVisible,
): Promise<string[]> => {
  const letters = Array.from(typed).slice(0, 20)
  for (let length = letters.length - 1; length >= shortestBeginning; length--) {
    const beginning = letters.slice(0, length).join('')
    const like: string[] = []
    let last = ''
    let isMore = true
    while (isMore && like.length < most) {
      const rows = await runSqlFragment<{ word: string }>(
        queries,
        sqlFragment`select word from "searchWord" where word >= ${beginning}
          and word < ${afterAll(beginning)} and word > ${last}
          and "canSlip" = 1 order by word limit ${wordsAtOnce}`,
      )
      const words = rows.map(({ word }) => word)
      appendAll(like, await firstThere(words, isThere, most - like.length))
      last = words.at(-1) ?? ''
      isMore = words.length === wordsAtOnce
    }
    if (like.length > 0) return like
  }
  return []
}
