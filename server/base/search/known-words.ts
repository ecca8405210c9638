import { append } from '#contract/list/any-length.ts'
import type { Queries } from '#server/base/db/database.ts'
import { dialectOf } from '#server/base/db/dialect.ts'
import { fragment, runQuery } from '#server/base/db/statement.ts'
import { indexedBeginning } from './entry-words.ts'
import { jsonList } from './json-rows.ts'
import type { Term, Unit } from './query.ts'
import { canSlip, slipBetween, slipsOf } from './slips.ts'

const mostCorrections = 12

/**
 * Whether an entry that the reader may see contains a word. Words of hidden entries must not be
 * revealed.
 */
export type IsThere = (word: string) => Promise<boolean>

const firstThere = async (
  words: readonly string[],
  isThere: IsThere,
  most: number,
): Promise<string[]> => {
  const there: string[] = []
  for (const word of words) {
    if (there.length === most) break
    if (await isThere(word)) there.push(word)
  }
  return there
}

/** Returns corrections of a typed word, from the index and `further`. */
const correctionsOf = async (
  queries: Queries,
  typed: string,
  isThere: IsThere,
  further: ReadonlySet<string>,
): Promise<string[]> => {
  if (!canSlip(typed)) return []
  const rows = await runQuery<{ word: string }>(
    queries,
    fragment`select distinct word from "searchSlip" where slip in ${jsonList(queries, slipsOf(typed))}`,
  )
  const known = new Set([...rows.map(({ word }) => word), ...further.values().filter(canSlip)])
  const close = (how: ReturnType<typeof slipBetween>) =>
    [...known].filter((word) => word !== typed && slipBetween(typed, word) === how).toSorted()
  const isAnywhere: IsThere = async (word) => further.has(word) || isThere(word)
  const whole = await firstThere(close('whole'), isAnywhere, mostCorrections)
  return whole.length > 0 ? whole : firstThere(close('beginning'), isAnywhere, mostCorrections)
}

export const withCorrections = async (
  queries: Queries,
  units: readonly Unit[],
  isThere: IsThere,
  further: ReadonlySet<string> = new Set(),
): Promise<Unit[]> => {
  const meant: Unit[] = []
  for (const unit of units) {
    const readings: Term[][] = []
    for (const terms of unit) {
      const wider: Term[] = []
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
 * Returns indexed words that start with typed ones. Skips prefixes that are indexed or match too
 * many words.
 */
export const spellingsOf = async (
  queries: Queries,
  units: readonly Unit[],
): Promise<Map<string, readonly string[]>> => {
  const spellings = new Map<string, readonly string[]>()
  if (dialectOf(queries) === 'postgres') return spellings
  const typed = new Set(units.flat(3).filter((word) => Array.from(word).length > indexedBeginning))
  const beginnings = JSON.stringify(Array.from(typed, (word) => [word, afterAll(word)]))
  const rows = await runQuery<{ typed: string; words: string | null }>(
    queries,
    fragment`select value ->> 0 as typed, (select group_concat(word, ' ') from (select word
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
export const wordsLike = async (
  queries: Queries,
  typed: string,
  most: number,
  isThere: IsThere,
): Promise<string[]> => {
  const letters = Array.from(typed).slice(0, 20)
  for (let length = letters.length - 1; length >= shortestBeginning; length--) {
    const beginning = letters.slice(0, length).join('')
    const like: string[] = []
    let last = ''
    let isMore = true
    while (isMore && like.length < most) {
      const rows = await runQuery<{ word: string }>(
        queries,
        fragment`select word from "searchWord" where word >= ${beginning}
          and word < ${afterAll(beginning)} and word > ${last}
          and "canSlip" = 1 order by word limit ${wordsAtOnce}`,
      )
      const words = rows.map(({ word }) => word)
      append(like, await firstThere(words, isThere, most - like.length))
      last = words.at(-1) ?? ''
      isMore = words.length === wordsAtOnce
    }
    if (like.length > 0) return like
  }
  return []
}
