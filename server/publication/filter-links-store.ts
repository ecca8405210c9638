import { sql } from 'kysely'
import { z } from 'zod'
import type { Queries } from '#server/base/db/database.ts'
import {
  type ContentReader,
  listStatusCondition,
  visibleCondition,
} from '#server/base/reader/visible.ts'

interface Link {
  readonly publicationId: string
  readonly id: string
  readonly name: string
}

const linksOf = async (
  queries: Queries,
  reader: ContentReader,
  [list, column, to, title]: readonly [string, string, string, string],
): Promise<Link[]> => {
  const { rows } = await sql<Link>`
    select "publicationId", ${sql.ref(`${to}._id`)} as "id", ${sql.ref(`${to}.${title}`)} as "name"
    from ${sql.table(list)} inner join ${sql.table(to)} on ${sql.ref(`${to}._id`)} = ${sql.ref(`${list}.${column}`)}
    where ${visibleCondition(reader, to)} order by 1, 2`.execute(queries)
  return rows
}

const keywords = z.array(z.string())

/** Returns the filter values under which each visible publication can be found. */
export const readPublicationFilterKeys = async (queries: Queries, reader: ContentReader) => {
  const rows = await queries
    .selectFrom('publication')
    .where(listStatusCondition(reader, 'publication'))
    .select(['_id', 'keywords'])
    .execute()
  return {
    topics: new Map(rows.map(({ _id, keywords: text }) => [_id, keywords.parse(JSON.parse(text))])),
    person: await linksOf(queries, reader, ['publicationAuthor', 'profileId', 'profile', 'name']),
    project: await linksOf(queries, reader, ['publicationProject', 'postId', 'post', 'title']),
    grant: await linksOf(queries, reader, ['grantPublication', 'grantId', 'grant', 'name']),
  }
}
