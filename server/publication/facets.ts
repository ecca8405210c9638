import { type SelectQueryBuilder, sql } from 'kysely'
import { z } from 'zod'
import { unionOfKeywords } from '#contract/publication/publication-merge.ts'
import type { Queries } from '#server/base/db/database.ts'
import { foldForSearch } from '#server/base/db/fold.ts'
import type { DatabaseTables } from '#server/base/db/schema.ts'
import { convertFragmentToKysely } from '#server/base/db/statement.ts'
import { type ContentReader, visibleInSmallSetCondition } from '#server/base/reader/visible.ts'
import { buildJsonListSql } from '#server/base/search/json-rows.ts'

interface Choice {
  readonly value: string
  readonly label: string
  readonly count: number
}

interface Counted {
  readonly facet: 'year' | 'type' | 'topic'
  readonly value: string
  readonly rows: number | string
}

const maxChoices = 100

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const byCount = (one: Choice, other: Choice): number =>
  other.count - one.count || compare(one.label, other.label) || compare(one.value, other.value)

const byCountAlone = (one: Choice, other: Choice): number =>
  other.count - one.count || compare(one.value, other.value)

const newestFirst = (one: Choice, other: Choice): number => compare(other.value, one.value)

const keywordsIn = z.array(z.string())

/**
 * Merges keywords that differ only in case and adds up their counts. Not done in SQL, because the
 * supported databases convert case differently.
 */
const topicsOf = (lists: readonly Choice[]): Choice[] => {
  const counted = new Map<string, Choice>()
  for (const { value: keywords, count } of lists.toSorted((a, b) => compare(a.value, b.value))) {
    for (const label of unionOfKeywords([], keywordsIn.parse(JSON.parse(keywords)))) {
      const value = label.toLowerCase()
      const before = counted.get(value)
      counted.set(value, {
        value,
        label: before?.label ?? label,
        count: (before?.count ?? 0) + count,
      })
    }
  }
  return [...counted.values()]
}

/** Merges types that differ only in case. The most frequent spelling is the label. */
const typesOf = (spellings: readonly Choice[]): Choice[] =>
  [
    ...Map.groupBy(spellings.toSorted(byCount), ({ value }) => foldForSearch(value)).values(),
  ].flatMap((same) => {
    const count = same.reduce((sum, each) => sum + each.count, 0)
    return same.slice(0, 1).map((most) => ({ ...most, count }))
  })

type Narrowed = SelectQueryBuilder<DatabaseTables, 'publication', unknown>

const countFields = async (queries: Queries, narrowed: Narrowed): Promise<Counted[]> => {
  const found = narrowed.select(['publicationType', 'keywords', 'publicationDate'])
  // Without `materialized`, SQLite repeats the search for each count.
  const { rows } = await sql<Counted>`with "found" as materialized ${found}
    select 'year' as "facet", substr("publicationDate", 1, 4) as "value", count(*) as "rows"
      from "found" group by substr("publicationDate", 1, 4)
    union all select 'type', "publicationType", count(*) from "found" group by "publicationType"
    union all select 'topic', "keywords", count(*) from "found" group by "keywords"`.execute(
    queries,
  )
  return rows
}

/** Number of publications whose authors and projects are counted in one query: several thousand rows. */
const publicationsPerQuery = 1_000

/** Counts publications by linked entry. Other requests are handled between two queries. */
const countNamed = async (
  queries: Queries,
  reader: ContentReader,
  ids: readonly string[],
  [list, member, to, title]: readonly [list: string, member: string, to: string, title: string],
): Promise<Choice[]> => {
  const counts = new Map<string, number>()
  for (let at = 0; at < ids.length; at += publicationsPerQuery) {
    const batch = buildJsonListSql(queries, ids.slice(at, at + publicationsPerQuery))
    const { rows } = await sql<{ member: string; rows: number | string }>`
      select ${sql.ref(member)} as "member", count(*) as "rows" from ${sql.table(list)}
      where "publicationId" in ${convertFragmentToKysely(batch)} group by ${sql.ref(member)}`.execute(
      queries,
    )
    for (const { member: each, rows: more } of rows)
      counts.set(each, (counts.get(each) ?? 0) + Number(more))
  }
  const named = buildJsonListSql(queries, [...counts.keys()])
  const { rows } = await sql<{ value: string; label: string }>`
    select "_id" as "value", ${sql.ref(title)} as "label" from ${sql.table(to)}
    where "_id" in ${convertFragmentToKysely(named)} and ${visibleInSmallSetCondition(reader, to)}`.execute(
    queries,
  )
  return rows.map(({ value, label }) => ({
    value,
    label: label || value,
    count: counts.get(value) ?? 0,
  }))
}

/** Returns the number of publications, and for each choice of each filter the number that would remain. */
export const countPublicationFacets = async (
  queries: Queries,
  reader: ContentReader,
  narrowed: Narrowed,
  known?: readonly string[],
) => {
  const ids = known ?? (await narrowed.select('publication._id').execute()).map(({ _id }) => _id)
  const counted = await countFields(queries, narrowed)
  const choicesOf = (wanted: Counted['facet']): Choice[] =>
    counted.flatMap(({ facet, value, rows }) =>
      facet === wanted && value !== '' ? [{ value, label: value, count: Number(rows) }] : [],
    )
  const people = ['publicationAuthor', 'profileId', 'profile', 'name'] as const
  const projects = ['publicationProject', 'postId', 'post', 'title'] as const
  const best = (choices: Choice[], order = byCount) => choices.toSorted(order).slice(0, maxChoices)
  return {
    total: ids.length,
    facets: {
      year: best(choicesOf('year'), newestFirst),
      type: best(typesOf(choicesOf('type'))),
      person: best(await countNamed(queries, reader, ids, people)),
      project: best(await countNamed(queries, reader, ids, projects)),
      topic: best(topicsOf(choicesOf('topic')), byCountAlone),
    },
  }
}
