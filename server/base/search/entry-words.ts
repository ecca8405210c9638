import { sql } from 'kysely'
import type { Queries } from '#server/base/db/database.ts'
import { dialectOf } from '#server/base/db/dialect.ts'
import { fragment, name, runQuery } from '#server/base/db/statement.ts'
import { never } from '#server/base/reader/visible.ts'
import { jsonList, jsonRows } from './json-rows.ts'
import { inLanguage } from './other-languages.ts'
import { keyMark, peopleMark, titleMark } from './query.ts'
import { canSlip, slipsOf } from './slips.ts'
import type { Texts } from './texts.ts'
import { wordsIn, writtenNamesOf } from './words.ts'

export const textTableOf = (entity: string): string => `searchText_${entity}`
export const textTable = (entity: string) => sql.table(textTableOf(entity))

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
 * Encodes visibility: drafts have negative numbers, which visitors' searches skip, and entries that
 * are public for a limited time have odd numbers, which need a check of the time.
 */
const withState = (number: number, [from, until]: Texts['shown']): number => {
  if (from === never) return -number
  return from === '' && until === never ? number : number + 1
}
const withoutState = (number: number): number => Math.abs(number) - (Math.abs(number) % 2)

const numbersOf = async (queries: Queries, entity: string, ids: readonly string[]) => {
  const rows = await runQuery<{ entityId: string; number: number | string }>(
    queries,
    fragment`select "entityId", number from "searchEntry"
      where entity = ${entity} and "entityId" in ${jsonList(queries, ids)}`,
  )
  return new Map(rows.map(({ entityId, number }) => [entityId, Number(number)]))
}

const lastOfDay = async (queries: Queries, entity: string, first: number): Promise<number> => {
  const last = first + perDay - 1
  const [row] = await runQuery<{ shown: number | string | null; draft: number | string | null }>(
    queries,
    fragment`select (select max(number) from "searchEntry"
        where entity = ${entity} and number between ${first} and ${last}) as shown,
      (select min(number) from "searchEntry"
        where entity = ${entity} and number between ${-last} and ${-first}) as draft`,
  )
  return Math.max(first, Number(row?.shown), -Number(row?.draft))
}

export const removeEntries = async (
  queries: Queries,
  entity: string,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return
  const these = fragment`entity = ${entity} and "entityId" in ${jsonList(queries, ids)}`
  if (dialectOf(queries) === 'sqlite') {
    await runQuery(
      queries,
      fragment`delete from ${name(textTableOf(entity))}
        where rowid in (select number from "searchEntry" where ${these})`,
    )
  }
  await runQuery(queries, fragment`delete from "searchEntry" where ${these}`)
}

export const indexedBeginning = 4

const isKept = (word: string): boolean =>
  canSlip(word) || Array.from(word).length > indexedBeginning

const addWords = async (queries: Queries, words: ReadonlySet<string>): Promise<void> => {
  const all = [...words].filter(isKept).toSorted()
  const rows = await runQuery<{ word: string }>(
    queries,
    fragment`select word from "searchWord" where word in ${jsonList(queries, all)}`,
  )
  const known = new Set(rows.map(({ word }) => word))
  const fresh = all.filter((word) => !known.has(word))
  if (fresh.length === 0) return
  const slips = fresh.filter(canSlip).flatMap((word) => slipsOf(word).map((slip) => [slip, word]))
  // SQLite needs `where true` to tell `on conflict` from a join.
  const rated = fresh.map((word) => [word, canSlip(word) ? 1 : 0])
  await runQuery(
    queries,
    fragment`insert into "searchWord" (word, "canSlip")
      select value ->> 0, cast(value ->> 1 as integer)
      from ${jsonRows(queries, rated)} where true on conflict do nothing`,
  )
  await runQuery(
    queries,
    fragment`insert into "searchSlip" (slip, word) select value ->> 0, value ->> 1
      from ${jsonRows(queries, slips)} where true on conflict do nothing`,
  )
}

/** Words of an entry by part. Identifiers match anywhere. */
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
}: Pick<Texts, keyof EntryWords> & Partial<Pick<Texts, 'foreign'>>) => ({
  title: wordsIn([title], writtenNamesOf),
  people: wordsIn(people, writtenNamesOf),
  keys: new Set(keys),
  body: wordsIn(body)
    .union(new Set(keys))
    .union(new Set(foreign.flatMap(wordsOfLanguage))),
})

const wordsOfLanguage = ({ lang, texts }: Texts['foreign'][number]): string[] =>
  Array.from(wordsIn(texts), (word) => inLanguage(lang, word))

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
 * Returns the words for SQLite: all of them, and those of title, people and identifiers again with
 * a mark.
 */
export const toMarkedWords = (words: EntryWords): string[] => [
  ...allIn(words),
  ...Array.from(words.title, (word) => titleMark + word),
  ...Array.from(words.people, (word) => peopleMark + word),
  ...Array.from(words.keys, (key) => keyMark + key),
]

export const putEntries = async (
  queries: Queries,
  entity: string,
  entries: readonly Texts[],
): Promise<void> => {
  if (entries.length === 0) return
  const ids = entries.map(({ id }) => id)
  const before = await numbersOf(queries, entity, ids)
  if (before.size > 0) await removeEntries(queries, entity, ids)
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
        ? [id, number, ...shown, toMarkedWords(words).join(' ')]
        : [id, number, ...shown, toVector(words)],
    )
  }
  const table = jsonRows(queries, rows)
  if (dialectOf(queries) === 'sqlite') {
    await runQuery(
      queries,
      fragment`insert into "searchEntry" (entity, "entityId", number, "shownFrom", "shownUntil")
        select ${entity}, value ->> 0, value ->> 1, value ->> 2, value ->> 3 from ${table}`,
    )
    await runQuery(
      queries,
      fragment`insert into ${name(textTableOf(entity))} (rowid, words)
        select value ->> 1, value ->> 4 from ${table}`,
    )
  } else {
    await runQuery(
      queries,
      fragment`insert into "searchEntry" (entity, "entityId", number, "shownFrom", "shownUntil", words)
        select ${entity}, value ->> 0, (value ->> 1)::bigint, value ->> 2, value ->> 3,
          (value ->> 4)::tsvector
        from ${table}`,
    )
  }
  await addWords(queries, vocabulary)
}
