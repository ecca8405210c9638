import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { profileSchema } from '#contract/profile/profile.ts'
import type { PublicationFilters } from '#contract/publication/publication.ts'
import { isOrcid } from '#contract/text/identifiers.ts'
import type { Queries } from '#server/base/db/database.ts'
import { convertFragmentToKysely } from '#server/base/db/statement.ts'
import { type ContentReader, visibleCondition } from '#server/base/reader/visible.ts'
import { buildJsonListSql } from '#server/base/search/json-rows.ts'
import type { CitedWork } from '#server/publication/citation/work.ts'
import {
  filterPublications,
  publicationSearchesOf,
  readMatchingPublicationIds,
  resolvePublicationFilters,
} from './filters.ts'
import { publicationColumnNames, rowsToPublications } from './rows.ts'
import { publicationToWork } from './work.ts'

const orcidIn = (socialLinks: string): string => {
  const links = profileSchema.shape.socialLinks.parse(JSON.parse(socialLinks))
  const address = links.find(({ name }) => name === 'orcid')?.url ?? ''
  const [id = ''] = /(?:\d{4}-){3}\d{3}[\dX]$/.exec(address.trim()) ?? []
  return isOrcid(id) ? id : ''
}

/** Returns the group members among the authors of a publication, in order. */
export const readGroupAuthors = async (queries: Queries, reader: ContentReader, id: string) => {
  const rows = await queries
    .selectFrom('publicationAuthor')
    .innerJoin('profile', 'profile._id', 'publicationAuthor.profileId')
    .where('publicationAuthor.publicationId', '=', id)
    .where(visibleCondition(reader, 'profile'))
    .select(['profile._id', 'profile.name', 'profile.orcid', 'profile.socialLinks'])
    .orderBy('publicationAuthor.position')
    .execute()
  return rows.map(({ socialLinks, orcid, ...person }) => ({
    ...person,
    orcid: orcid || orcidIn(socialLinks),
  }))
}

export const readPublicationProjects = (queries: Queries, reader: ContentReader, id: string) =>
  queries
    .selectFrom('publicationProject')
    .innerJoin('post', 'post._id', 'publicationProject.postId')
    .where('publicationProject.publicationId', '=', id)
    .where(visibleCondition(reader, 'post'))
    .select(['post._id', 'post.title'])
    .orderBy('publicationProject.position')
    .execute()

const atOnce = 200

/**
 * Returns the ids of publications that pass the filters, newest first, and a text for the ETag that changes
 * with any of them.
 */
export const findFilteredPublicationIds = async (
  queries: Queries,
  reader: ContentReader,
  filters: PublicationFilters,
) => {
  const wanted = await resolvePublicationFilters(queries, reader, filters)
  const all = filterPublications(queries.selectFrom('publication'), reader, wanted)
    .select('publication._id')
    .orderBy('publicationDate', 'desc')
    .orderBy('_id', 'desc')
  const ids = await readMatchingPublicationIds(queries, all, publicationSearchesOf(filters))
  const { changedAt, changes } = await queries
    .selectFrom('publication')
    .where(sql<boolean>`"_id" in ${convertFragmentToKysely(buildJsonListSql(queries, ids))}`)
    .select((row) => [row.fn.max('updatedAt').as('changedAt'), row.fn.sum('version').as('changes')])
    .executeTakeFirstOrThrow()
  return { ids, state: `${changedAt} ${changes} ${ids.join(' ')}` }
}

export async function* streamCitedWorks(
  queries: Queries,
  reader: ContentReader,
  ids: readonly string[],
  publicUrl?: string,
): AsyncGenerator<CitedWork[]> {
  for (let start = 0; start < ids.length; start += atOnce) {
    const these = ids.slice(start, start + atOnce)
    const rows = await queries
      .selectFrom('publication')
      .select([...publicationColumnNames, 'citationKey'])
      .where('_id', 'in', these)
      .orderBy('publicationDate', 'desc')
      .orderBy('_id', 'desc')
      .execute()
    const keys = new Map(rows.map(({ _id, citationKey }) => [_id, citationKey]))
    const publications = await rowsToPublications(queries, rows, sql`${sql.join(these)}`, reader)
    yield publications.map((each) =>
      publicationToWork(each, keys.get(each._id) ?? each._id, publicUrl),
    )
    // Lets the server handle other requests between two chunks.
    await setImmediate()
  }
}
