import { sql } from 'kysely'
import type { Queries } from '#server/base/db/database.ts'
import { dialectOf } from '#server/base/db/dialect.ts'
import { quoteSqlName, runSqlFragment, sqlFragment } from '#server/base/db/statement.ts'
import { neverVisibleDate } from '#server/base/reader/visible.ts'
import { buildJsonListSql, buildJsonRowsSql } from './json-rows.ts'
import { languageWordOf } from './other-languages.ts'
import {
  indexedIdentifierPrefix,
  indexedPeopleWordPrefix,
  indexedTitleWordPrefix,
} from './query.ts'
import { canHaveTypo, typoKeysOf } from './slips.ts'
import type { SearchableEntryTexts } from './texts.ts'
import { capitalizedNameRunsOf, wordsIn } from './words.ts'

export const textTableNameOf = (entity: string): string => `searchText_${entity}`
export const textTable = (entity: string) => sql.table(textTableNameOf(entity))

const perDay = 1_000_000
const dayMs = 86_400_000
const zero = Date.UTC(0, 0, 1)

/**
 * Returns a number that grows with the date of an entry, so that newer entries are found first
 * without sorting.
 */
const firstNumberOf = (date: string): number => {
  const day = Math.floor((Date.parse(date) - zero) / dayMs)
  return Number.isNaN(day) || day < 0 ? 0 : day * perDay
}

/**
 * Encodes visibility in the number of an entry. It is negative for drafts, which visitors' searches
 * skip, and odd for entries that are public for a limited time, so that searches check their times.
 */
const withState = (number: number, [from, until]: SearchableEntryTexts['shown']): number => {
  if (from === neverVisibleDate) return -number
  return from === '' && until === neverVisibleDate ? number : number + 1
}
const withoutState = (number: number): number => Math.abs(number) - (Math.abs(number) % 2)

const numbersOf = async (queries: Queries, entity: string, ids: readonly string[]) => {
  const rows = await runSqlFragment<{ entityId: string; number: number | string }>(
    queries,
    sqlFragment`select "entityId", number from "searchEntry"
      where entity = ${entity} and "entityId" in ${buildJsonListSql(queries, ids)}`,
  )
  return new Map(rows.map(({ entityId, number }) => [entityId, Number(number)]))
}

const lastOfDay = async (queries: Queries, entity: string, first: number): Promise<number> => {
  const last = first + perDay - 1
  const [row] = await runSqlFragment<{
    shown: number | string | null
    draft: number | string | null
  }>(
    queries,
    sqlFragment`select (select max(number) from "searchEntry"
        where entity = ${entity} and number between ${first} and ${last}) as shown,
      (select min(number) from "searchEntry"
        where entity = ${entity} and number between ${-last} and ${-first}) as draft`,
  )
  return Math.max(first, Number(row?.shown), -Number(row?.draft))
}

export const removeFromSearchIndex = async (
  queries: Queries,
  entity: string,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return
  const these = sqlFragment`entity = ${entity} and "entityId" in ${buildJsonListSql(queries, ids)}`
  if (dialectOf(queries) === 'sqlite') {
    await runSqlFragment(
      queries,
      sqlFragment`delete from ${quoteSqlName(textTableNameOf(entity))}
        where rowid in (select number from "searchEntry" where ${these})`,
    )
  }
  await runSqlFragment(queries, sqlFragment`delete from "searchEntry" where ${these}`)
}

export const maxIndexedPrefix = 4

const isKept = (word: string): boolean =>
  canHaveTypo(word) || Array.from(word).length > maxIndexedPrefix

const addWords = async (queries: Queries, words: ReadonlySet<string>): Promise<void> => {
  const all = [...words].filter(isKept).toSorted()
  const rows = await runSqlFragment<{ word: string }>(
    queries,
    sqlFragment`select word from "searchWord" where word in ${buildJsonListSql(queries, all)}`,
  )
  const known = new Set(rows.map(({ word }) => word))
  const fresh = all.filter((word) => !known.has(word))
  if (fresh.length === 0) return
  const slips = fresh
    .filter(canHaveTypo)
    .flatMap((word) => typoKeysOf(word).map((slip) => [slip, word]))
  // SQLite needs `where true` to tell `on conflict` from a join.
  const rated = fresh.map((word) => [word, canHaveTypo(word) ? 1 : 0])
  await runSqlFragment(
    queries,
    sqlFragment`insert into "searchWord" (word, "canSlip")
      select value ->> 0, cast(value ->> 1 as integer)
      from ${buildJsonRowsSql(queries, rated)} where true on conflict do nothing`,
  )
  await runSqlFragment(
    queries,
    sqlFragment`insert into "searchSlip" (slip, word) select value ->> 0, value ->> 1
      from ${buildJsonRowsSql(queries, slips)} where true on conflict do nothing`,
  )
}

/**
 * Search words of an entry, by the part that contains them. `body` also contains the identifiers (`keys`).
 */
export interface EntryWords {
  readonly title: ReadonlySet<string>
  readonly people: ReadonlySet<string>
  readonly keys: ReadonlySet<string>
  readonly body: ReadonlySet<string>
}

export const entryWordsOf = ({
  title,
  people,
  keys,
  body,
  foreign = [],
}: Pick<SearchableEntryTexts, keyof EntryWords> &
  Partial<Pick<SearchableEntryTexts, 'foreign'>>) => ({
  title: wordsIn([title], capitalizedNameRunsOf),
  people: wordsIn(people, capitalizedNameRunsOf),
  keys: new Set(keys),
  body: wordsIn(body)
    .union(new Set(keys))
    .union(new Set(foreign.flatMap(wordsOfLanguage))),
})

const wordsOfLanguage = ({ lang, texts }: SearchableEntryTexts['foreign'][number]): string[] =>
  Array.from(wordsIn(texts), (word) => languageWordOf(lang, word))

const allIn = ({ title, people, body }: EntryWords) => title.union(people).union(body)

/** Formats words as a `tsvector` of PostgreSQL, with weights by part of the entry. */
const toVector = (words: EntryWords): string => {
  const { title, people, keys, body } = words
  return Array.from(allIn(words), (word) => {
    const places = [title.has(word) && '1A', people.has(word) && '2B', keys.has(word) && '3C']
    return `'${word}':${[...places, body.has(word) && '4'].filter(Boolean).join(',')}`
  }).join(' ')
}

/**
 * Returns the words to index in SQLite. Words of the title, people and identifiers are added again with a
 * prefix, to find them only there.
 */
export const toSqliteWords = (words: EntryWords): string[] => [
  ...allIn(words),
  ...Array.from(words.title, (word) => indexedTitleWordPrefix + word),
  ...Array.from(words.people, (word) => indexedPeopleWordPrefix + word),
  ...Array.from(words.keys, (key) => indexedIdentifierPrefix + key),
]

export const putIntoSearchIndex = async (
  queries: Queries,
  entity: string,
  entries: readonly SearchableEntryTexts[],
): Promise<void> => {
  if (entries.length === 0) return
  const ids = entries.map(({ id }) => id)
  const before = await numbersOf(queries, entity, ids)
  if (before.size > 0) await removeFromSearchIndex(queries, entity, ids)
  const last = new Map<number, number>()
  const rows: (string | number)[][] = []
  const vocabulary = new Set<string>()
  for (const entry of entries) {
    const { id, date, shown } = entry
    const first = firstNumberOf(date)
    let number = withoutState(before.get(id) ?? 0)
    if (number <= first || number >= first + perDay) {
      const newest = last.get(first) ?? (await lastOfDay(queries, entity, first))
      number = withoutState(newest) + 2
      last.set(first, number)
    }
    number = withState(number, shown)
    const words = entryWordsOf(entry)
    for (const word of allIn(words)) vocabulary.add(word)
    rows.push(
      dialectOf(queries) === 'sqlite'
        ? [id, number, ...shown, toSqliteWords(words).join(' ')]
        : [id, number, ...shown, toVector(words)],
    )
  }
  const table = buildJsonRowsSql(queries, rows)
  if (dialectOf(queries) === 'sqlite') {
    await runSqlFragment(
      queries,
      sqlFragment`insert into "searchEntry" (entity, "entityId", number, "shownFrom", "shownUntil")
        select ${entity}, value ->> 0, value ->> 1, value ->> 2, value ->> 3 from ${table}`,
    )
    await runSqlFragment(
      queries,
      sqlFragment`insert into ${quoteSqlName(textTableNameOf(entity))} (rowid, words)
        select value ->> 1, value ->> 4 from ${table}`,
    )
  } else {
    await runSqlFragment(
      queries,
      sqlFragment`insert into "searchEntry" (entity, "entityId", number, "shownFrom", "shownUntil", words)
        select ${entity}, value ->> 0, (value ->> 1)::bigint, value ->> 2, value ->> 3,
          (value ->> 4)::tsvector
        from ${table}`,
    )
  }
  await addWords(queries, vocabulary)
}
