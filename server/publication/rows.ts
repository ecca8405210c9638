import { z } from 'zod'
import { type Publication, publication } from '#contract/publication/publication.ts'
import { author } from '#contract/publication/publication-fields.ts'
import type { Queries } from '#server/base/db/database.ts'
import { among, groupBy, type Owners } from '#server/base/db/ordered-list.ts'
import type { Tables } from '#server/base/db/schema.ts'
import { storedList } from '#server/base/db/stored-list.ts'
import { type Reader, visible } from '#server/base/reader/visible.ts'

/** The columns that are fields of a publication as they stand. */
export const columns = [
  '_id',
  'title',
  'authors',
  'publicationDate',
  'publicationType',
  'publicationLink',
  'publicationSummary',
  'datePrecision',
  'doi',
  'pmid',
  'arxivId',
  'venue',
  'volume',
  'issue',
  'pages',
  'publisher',
  'editors',
  'series',
  'number',
  'edition',
  'genre',
  'properNouns',
  'abstract',
  'laySummary',
  'keywords',
  'authorList',
  'links',
  'featured',
  'versions',
  'award',
  'notices',
  'picture',
  'status',
  'publishAt',
  'unpublishAt',
  'version',
] as const

export type Row = Pick<Tables['publication'], (typeof columns)[number]>

/** An author as stored: who of the group it is stands in a table of its own. */
export const storedAuthors = z.array(author.omit({ profileId: true }))
const { keywords, properNouns, links, versions, notices } = publication.shape

/** The authors of some publications who belong to the group, by publication, each with the place in the list. */
export const linkedPeople = async (queries: Queries, owners: Owners, reader: Reader) => {
  const rows = await queries
    .selectFrom('publicationAuthor')
    .innerJoin('profile', 'profile._id', 'publicationAuthor.profileId')
    .select(['publicationId', 'profileId', 'position', 'profile.name'])
    .where(among('publicationId', owners))
    .where(visible(reader, 'profile'))
    .execute()
  return groupBy(
    rows,
    (row) => row.publicationId,
    (row) => row,
  )
}

const linkedProjects = async (queries: Queries, owners: Owners, reader: Reader) => {
  const rows = await queries
    .selectFrom('publicationProject')
    .innerJoin('post', 'post._id', 'publicationProject.postId')
    .select(['publicationId', 'postId'])
    .where(among('publicationId', owners))
    .where(visible(reader, 'post'))
    .orderBy('publicationId')
    .orderBy('position')
    .execute()
  return groupBy(
    rows,
    (row) => row.publicationId,
    (row) => row.postId,
  )
}

const linkedGrants = async (queries: Queries, owners: Owners, reader: Reader) => {
  const rows = await queries
    .selectFrom('grantPublication')
    .innerJoin('grant', 'grant._id', 'grantPublication.grantId')
    .select(['publicationId', 'grantId'])
    .where(among('publicationId', owners))
    .where(visible(reader, 'grant'))
    .orderBy('grant.from', 'desc')
    .orderBy('grant._id', 'desc')
    .execute()
  return groupBy(
    rows,
    (row) => row.publicationId,
    (row) => row.grantId,
  )
}

/** Makes rows whole with a fixed number of queries, however many there are. */
export const complete = async (
  queries: Queries,
  rows: readonly Row[],
  owners: Owners,
  reader: Reader,
): Promise<Publication[]> => {
  const people = await linkedPeople(queries, owners, reader)
  const projects = await linkedProjects(queries, owners, reader)
  const grants = await linkedGrants(queries, owners, reader)
  return rows.map((row) => {
    const at = new Map(people.get(row._id)?.map(({ position, profileId }) => [position, profileId]))
    const authorList = storedAuthors.parse(JSON.parse(row.authorList))
    return {
      ...row,
      keywords: storedList(keywords, row.keywords),
      properNouns: storedList(properNouns, row.properNouns),
      authorList: authorList.map((each, index) => ({ ...each, profileId: at.get(index) ?? '' })),
      links: storedList(links, row.links),
      projects: projects.get(row._id) ?? [],
      grants: grants.get(row._id) ?? [],
      featured: row.featured === 1,
      versions: storedList(versions, row.versions),
      notices: storedList(notices, row.notices),
    }
  })
}
