import { sql } from 'kysely'
import type { Queries } from '#server/base/db/database.ts'
import { dialectOf } from '#server/base/db/dialect.ts'
import { ask, name, piece } from '#server/base/db/statement.ts'
import { never } from '#server/base/reader/visible.ts'
import { jsonList, jsonRows } from './json-rows.ts'
import { peopleMark, titleMark } from './query.ts'
import { canSlip, slipsOf } from './slips.ts'
import type { Texts } from './texts.ts'
import { wordsIn } from './words.ts'

/** Where SQLite keeps the words of one kind of entity. */
export const textTableOf = (entity: string): string => `searchText_${entity}`
export const textTable = (entity: string) => sql.table(textTableOf(entity))

/** Twice as many as one day can have entries. */
const perDay = 1_000_000
const dayMs = 86_400_000
const zero = Date.UTC(0, 0, 1)

/** Numbers grow with the days of entries, so that newer ones can be read first without sorting. */
const firstNumberOf = (date: string): number => {
  const day = Math.floor((Date.parse(date) - zero) / dayMs)
  return Number.isNaN(day) || day < 0 ? 0 : day * perDay
}

/**
 * What a number says besides the day: it is negative for a draft, so that visitors' searches pass drafts over at once,
 * and odd for what is shown for a time, which alone needs a second look.
 */
const withState = (number: number, [from, until]: Texts['shown']): number => {
  if (from === never) return -number
  return from === '' && until === never ? number : number + 1
}
const withoutState = (number: number): number => Math.abs(number) - (Math.abs(number) % 2)

const numbersOf = async (queries: Queries, entity: string, ids: readonly string[]) => {
  const rows = await ask<{ entityId: string; number: number | string }>(
    queries,
    piece`select "entityId", number from "searchEntry"
      where entity = ${entity} and "entityId" in ${jsonList(queries, ids)}`,
  )
  return new Map(rows.map(({ entityId, number }) => [entityId, Number(number)]))
}

const lastOfDay = async (queries: Queries, entity: string, first: number): Promise<number> => {
  const last = first + perDay - 1
  const [row] = await ask<{ shown: number | string | null; draft: number | string | null }>(
    queries,
    piece`select (select max(number) from "searchEntry"
        where entity = ${entity} and number between ${first} and ${last}) as shown,
      (select min(number) from "searchEntry"
        where entity = ${entity} and number between ${-last} and ${-first}) as draft`,
  )
  return Math.max(first, Number(row?.shown), -Number(row?.draft))
}

/** Takes entries out of the index. */
export const removeEntries = async (
  queries: Queries,
  entity: string,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return
  const these = piece`entity = ${entity} and "entityId" in ${jsonList(queries, ids)}`
  if (dialectOf(queries) === 'sqlite') {
    await ask(
      queries,
      piece`delete from ${name(textTableOf(entity))}
        where rowid in (select number from "searchEntry" where ${these})`,
    )
  }
  await ask(queries, piece`delete from "searchEntry" where ${these}`)
}

/** Beginnings up to here are in the index themselves. */
export const indexedBeginning = 4

const isKept = (word: string): boolean =>
  canSlip(word) || Array.from(word).length > indexedBeginning

/** The words by which entries are found when something like them, or only their beginning, is typed. */
const addWords = async (queries: Queries, words: ReadonlySet<string>): Promise<void> => {
  const all = [...words].filter(isKept).toSorted()
  const rows = await ask<{ word: string }>(
    queries,
    piece`select word from "searchWord" where word in ${jsonList(queries, all)}`,
  )
  const known = new Set(rows.map(({ word }) => word))
  const fresh = all.filter((word) => !known.has(word))
  if (fresh.length === 0) return
  const slips = fresh.filter(canSlip).flatMap((word) => slipsOf(word).map((slip) => [slip, word]))
  // `where true` tells SQLite that no join follows.
  const rated = fresh.map((word) => [word, canSlip(word) ? 1 : 0])
  await ask(
    queries,
    piece`insert into "searchWord" (word, "canSlip")
      select value ->> 0, cast(value ->> 1 as integer)
      from ${jsonRows(queries, rated)} where true on conflict do nothing`,
  )
  await ask(
    queries,
    piece`insert into "searchSlip" (slip, word) select value ->> 0, value ->> 1
      from ${jsonRows(queries, slips)} where true on conflict do nothing`,
  )
}

/** PostgreSQL's own writing of words; the letters say which part of an entry they stand in. */
const toVector = (title: Set<string>, people: Set<string>, body: Set<string>): string =>
  Array.from(new Set([...title, ...people, ...body]), (word) => {
    const places = [title.has(word) && '1A', people.has(word) && '2B', body.has(word) && '3']
    return `'${word}':${places.filter(Boolean).join(',')}`
  }).join(' ')

/** The words of an entry as SQLite keeps them: all of them, and once more those that tell where they stand. */
const toMarkedWords = (title: Set<string>, people: Set<string>, body: Set<string>): string =>
  [
    ...new Set([...title, ...people, ...body]),
    ...Array.from(title, (word) => titleMark + word),
    ...Array.from(people, (word) => peopleMark + word),
  ].join(' ')

/** Puts entries into the index, in place of what it knew of them. */
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
  for (const { id, title, date, shown, people, body } of entries) {
    const first = firstNumberOf(date)
    let number = withoutState(before.get(id) ?? 0)
    if (number <= first || number >= first + perDay) {
      const newest = last.get(first) ?? (await lastOfDay(queries, entity, first))
      number = withoutState(newest) + 2
      last.set(first, number)
    }
    number = withState(number, shown)
    const words = [wordsIn([title]), wordsIn(people), wordsIn(body)] as const
    for (const each of words) for (const word of each) vocabulary.add(word)
    rows.push(
      dialectOf(queries) === 'sqlite'
        ? [id, number, ...shown, toMarkedWords(...words)]
        : [id, number, ...shown, toVector(...words)],
    )
  }
  const table = jsonRows(queries, rows)
  if (dialectOf(queries) === 'sqlite') {
    await ask(
      queries,
      piece`insert into "searchEntry" (entity, "entityId", number, "shownFrom", "shownUntil")
        select ${entity}, value ->> 0, value ->> 1, value ->> 2, value ->> 3 from ${table}`,
    )
    await ask(
      queries,
      piece`insert into ${name(textTableOf(entity))} (rowid, words)
        select value ->> 1, value ->> 4 from ${table}`,
    )
  } else {
    await ask(
      queries,
      piece`insert into "searchEntry" (entity, "entityId", number, "shownFrom", "shownUntil", words)
        select ${entity}, value ->> 0, (value ->> 1)::bigint, value ->> 2, value ->> 3,
          (value ->> 4)::tsvector
        from ${table}`,
    )
  }
  await addWords(queries, vocabulary)
}
