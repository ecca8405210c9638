import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { z } from 'zod'
import { unionOfWords } from '#contract/publication/publication-merge.ts'
import type { Queries } from '#server/base/db/database.ts'
import { fold } from '#server/base/db/fold.ts'
import type { Tables } from '#server/base/db/schema.ts'
import { type Reader, visible } from '#server/base/reader/visible.ts'

interface Choice {
  readonly value: string
  readonly label: string
  readonly count: number
}

interface Counted {
  readonly facet: 'total' | 'year' | 'type' | 'topic' | 'person' | 'project'
  readonly value: string
  readonly label: string
  readonly rows: number | string
}

/** More choices than anyone reads through. */
const mostChoices = 100

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Those with the most first, and then by what they are called. */
const byCount = (one: Choice, other: Choice): number =>
  other.count - one.count || compare(one.label, other.label) || compare(one.value, other.value)

const byCountAlone = (one: Choice, other: Choice): number =>
  other.count - one.count || compare(one.value, other.value)

const newestFirst = (one: Choice, other: Choice): number => compare(other.value, one.value)

const keywordsIn = z.array(z.string())

/** Keywords are counted here, so that both databases fold their case in the same way. */
const topicsOf = (lists: readonly Choice[]): Choice[] => {
  const counted = new Map<string, Choice>()
  for (const { value: keywords, count } of lists.toSorted((a, b) => compare(a.value, b.value))) {
    for (const label of unionOfWords([], keywordsIn.parse(JSON.parse(keywords)))) {
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

/** Types that differ only in case are one, called as most of them are. */
const typesOf = (spellings: readonly Choice[]): Choice[] =>
  [...Map.groupBy(spellings.toSorted(byCount), ({ value }) => fold(value)).values()].flatMap(
    (same) => {
      const count = same.reduce((sum, each) => sum + each.count, 0)
      return same.slice(0, 1).map((most) => ({ ...most, count }))
    },
  )

/** Counts what passes the filters. */
const countAll = async (
  queries: Queries,
  reader: Reader,
  narrowed: SelectQueryBuilder<Tables, 'publication', unknown>,
): Promise<Counted[]> => {
  const found = narrowed.select([
    'publication._id',
    'publicationType',
    'keywords',
    'publicationDate',
  ])
  /** How many of them name each entry on a list, and what it is called. */
  const named = (list: string, member: string, table: string, title: string) => sql`
    select ${sql.ref(`${table}._id`)} as "value", ${sql.ref(`${table}.${title}`)} as "label", "named" as "rows"
    from (select ${sql.ref(member)} as "member", count(*) as "named" from "found"
      inner join ${sql.table(list)} on "publicationId" = "found"."_id" group by ${sql.ref(member)}) as "counted"
    inner join ${sql.table(table)} on ${sql.ref(`${table}._id`)} = "member"
    where ${visible(reader, table)}`
  // Materialized: the embedded database would find them anew for each of the counts.
  const read = async (counts: RawBuilder<unknown>) => {
    const { rows } = await sql<Counted>`
      with "found" as materialized ${found} ${counts}`.execute(queries)
    return rows
  }
  const people = named('publicationAuthor', 'profileId', 'profile', 'name')
  const projects = named('publicationProject', 'postId', 'post', 'title')
  // Others have their turn in between.
  return [
    ...(await read(sql`
      select 'total' as "facet", '' as "value", '' as "label", count(*) as "rows" from "found"
      union all select 'year', substr("publicationDate", 1, 4), '', count(*)
        from "found" group by substr("publicationDate", 1, 4)
      union all select 'type', "publicationType", '', count(*) from "found" group by "publicationType"
      union all select 'topic', "keywords", '', count(*) from "found" group by "keywords"`)),
    ...(await read(sql`select 'person' as "facet", * from (${people}) as "people"`)),
    ...(await read(sql`select 'project' as "facet", * from (${projects}) as "projects"`)),
  ]
}

/** How many publications there are, what they can be narrowed down to, and how many each choice would leave. */
export const readFacets = async (
  queries: Queries,
  reader: Reader,
  narrowed: SelectQueryBuilder<Tables, 'publication', unknown>,
) => {
  const counted = await countAll(queries, reader, narrowed)
  const choicesOf = (wanted: Counted['facet']): Choice[] =>
    counted.flatMap(({ facet, value, label, rows }) =>
      facet === wanted && value !== ''
        ? [{ value, label: label || value, count: Number(rows) }]
        : [],
    )
  const best = (choices: Choice[], order = byCount) => choices.toSorted(order).slice(0, mostChoices)
  return {
    total: Number(counted.find(({ facet }) => facet === 'total')?.rows),
    facets: {
      year: best(choicesOf('year'), newestFirst),
      type: best(typesOf(choicesOf('type'))),
      person: best(choicesOf('person')),
      project: best(choicesOf('project')),
      topic: best(topicsOf(choicesOf('topic')), byCountAlone),
    },
  }
}
