import { responsibleAiSchema } from '#contract/post/responsible-ai.ts'
import type { Queries } from '#server/base/db/database.ts'
import { translateRows } from '#server/base/reader/translations.ts'
import {
  type ContentReader,
  visibleCondition,
  visibleInSmallSetCondition,
} from '#server/base/reader/visible.ts'
import { namedPublicationColumns, toNamedPublication } from '#server/publication/named-store.ts'

export const readGrantPeople = (queries: Queries, reader: ContentReader, id: string) =>
  queries
    .selectFrom('grantPerson')
    .innerJoin('profile', 'profile._id', 'grantPerson.profileId')
    .where('grantPerson.grantId', '=', id)
    .where(visibleCondition(reader, 'profile'))
    .select(['profile._id', 'profile.name', 'profile.designation', 'profile.profilePic'])
    .orderBy('grantPerson.position')
    .execute()

/** Returns the projects of a grant with their data sets and models, in order. */
export const readGrantProjects = async (queries: Queries, reader: ContentReader, id: string) => {
  const rows = await queries
    .selectFrom('grantProject')
    .innerJoin('post', 'post._id', 'grantProject.postId')
    .where('grantProject.grantId', '=', id)
    .where(visibleCondition(reader, 'post'))
    .select(['post._id', 'post.title', 'post.shortDesc', 'post.responsibleAi'])
    .orderBy('grantProject.position')
    .execute()
  return (await translateRows(queries, reader, 'post', rows)).map(
    ({ responsibleAi: said, ...row }) => ({
      ...row,
      materials: responsibleAiSchema.parse(JSON.parse(said)).dataAndModels,
    }),
  )
}

const selectResults = (queries: Queries, reader: ContentReader) =>
  queries
    .selectFrom('publication')
    .where(visibleInSmallSetCondition(reader, 'publication'))
    .select(namedPublicationColumns)
    .orderBy('publicationDate', 'desc')
    .orderBy('publication._id', 'desc')

/** Returns the publications linked to a grant, newest first. */
export const readGrantPublications = async (
  queries: Queries,
  reader: ContentReader,
  id: string,
) => {
  const rows = await selectResults(queries, reader)
    .innerJoin('grantPublication', 'grantPublication.publicationId', 'publication._id')
    .where('grantPublication.grantId', '=', id)
    .execute()
  return rows.map(toNamedPublication)
}

/** Returns the publications of a project, newest first. */
export const readProjectPublications = async (
  queries: Queries,
  reader: ContentReader,
  projectId: string,
) => {
  const rows = await selectResults(queries, reader)
    .innerJoin('publicationProject', 'publicationProject.publicationId', 'publication._id')
    .where('publicationProject.postId', '=', projectId)
    .execute()
  return rows.map(toNamedPublication)
}

/** Returns the full Markdown of milestones and progress of projects. */
export const readTimelineDescriptions = async (queries: Queries, projectIds: readonly string[]) => {
  // PostgreSQL rejects `in ()`. An empty string matches no id.
  const ids = projectIds.length > 0 ? projectIds : ['']
  const milestones = await queries
    .selectFrom('milestone')
    .select(['_id', 'description'])
    .where('postId', 'in', ids)
    .execute()
  const progress = await queries
    .selectFrom('researchProgress')
    .select(['_id', 'description'])
    .where('postId', 'in', ids)
    .execute()
  return new Map([...milestones, ...progress].map(({ _id, description }) => [_id, description]))
}

/** Returns the grants that funded a publication, latest first. */
export const readGrantsOfPublication = (queries: Queries, reader: ContentReader, id: string) =>
  queries
    .selectFrom('grantPublication')
    .innerJoin('grant', 'grant._id', 'grantPublication.grantId')
    .where('grantPublication.publicationId', '=', id)
    .where(visibleCondition(reader, 'grant'))
    .select(['grant._id', 'grant.name', 'grant.funder', 'grant.number'])
    .orderBy('grant.from', 'desc')
    .orderBy('grant._id', 'desc')
    .execute()
