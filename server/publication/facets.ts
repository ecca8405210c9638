import { sql } from 'kysely'
import { z } from 'zod'
import type { PublicationFilters } from '#contract/publication.ts'
import type { Queries } from '#server/db/database.ts'
import { type Reader, visible } from '#server/entity/visibility.ts'
import { filtered } from './filters.ts'

interface Choice {
  readonly value: string
  readonly label: string
  readonly count: number
}

/** More choices than anyone reads through. */
const mostChoices = 200

const toChoices = (rows: readonly { value: string; label?: string; rows: unknown }[]): Choice[] =>
  rows
    .filter(({ value }) => value !== '')
    .map(({ value, label = value, rows: count }) => ({ value, label, count: Number(count) }))
    .slice(0, mostChoices)

const byColumn = (
  queries: Queries,
  reader: Reader,
  filters: PublicationFilters,
  column: 'year' | 'type',
) => {
  const value =
    column === 'year'
      ? sql<string>`substr("publicationDate", 1, 4)`
      : sql<string>`"publicationType"`
  return filtered(queries.selectFrom('publication'), reader, filters)
    .select((row) => [value.as('value'), row.fn.countAll().as('rows')])
    .groupBy(value)
}

const people = (queries: Queries, reader: Reader, filters: PublicationFilters) =>
  queries
    .selectFrom('publicationAuthor')
    .innerJoin('profile', 'profile._id', 'publicationAuthor.profileId')
    .where(visible(reader, 'profile'))
    .where(
      'publicationAuthor.publicationId',
      'in',
      filtered(queries.selectFrom('publication'), reader, filters).select('publication._id'),
    )
    .select((row) => [
      'profile._id as value',
      'profile.name as label',
      row.fn.countAll().as('rows'),
    ])
    .groupBy(['profile._id', 'profile.name'])
    .orderBy('rows', 'desc')
    .orderBy('label')

const projects = (queries: Queries, reader: Reader, filters: PublicationFilters) =>
  queries
    .selectFrom('publicationProject')
    .innerJoin('post', 'post._id', 'publicationProject.postId')
    .where(visible(reader, 'post'))
    .where(
      'publicationProject.publicationId',
      'in',
      filtered(queries.selectFrom('publication'), reader, filters).select('publication._id'),
    )
    .select((row) => ['post._id as value', 'post.title as label', row.fn.countAll().as('rows')])
    .groupBy(['post._id', 'post.title'])
    .orderBy('rows', 'desc')
    .orderBy('label')

/** Keywords are counted here, so that both databases fold their case in the same way. */
const topics = async (
  queries: Queries,
  reader: Reader,
  filters: PublicationFilters,
): Promise<Choice[]> => {
  const rows = await filtered(queries.selectFrom('publication'), reader, filters)
    .select((row) => ['keywords', row.fn.countAll().as('rows')])
    .where('keywords', '<>', '[]')
    .groupBy('keywords')
    .orderBy('keywords')
    .execute()
  const counted = new Map<string, { label: string; count: number }>()
  for (const { keywords, rows: count } of rows) {
    for (const label of z.array(z.string()).parse(JSON.parse(keywords))) {
      const value = label.toLowerCase()
      const before = counted.get(value)
      counted.set(value, {
        label: before?.label ?? label,
        count: (before?.count ?? 0) + Number(count),
      })
    }
  }
  return [...counted]
    .map(([value, choice]) => ({ value, ...choice }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, mostChoices)
}

/** What the publications that pass the filters can be narrowed down to, and how many each would leave. */
export const readFacets = async (
  queries: Queries,
  reader: Reader,
  filters: PublicationFilters,
) => ({
  year: toChoices(
    await byColumn(queries, reader, filters, 'year').orderBy('value', 'desc').execute(),
  ),
  type: toChoices(
    await byColumn(queries, reader, filters, 'type')
      .orderBy('rows', 'desc')
      .orderBy('value')
      .execute(),
  ),
  person: toChoices(await people(queries, reader, filters).execute()),
  project: toChoices(await projects(queries, reader, filters).execute()),
  topic: await topics(queries, reader, filters),
})
