import { responsibleAi } from '#contract/post/responsible-ai.ts'
import type { Queries } from '#server/base/db/database.ts'
import { translateRows } from '#server/base/reader/translations.ts'
import { type Reader, visible, visibleAmong } from '#server/base/reader/visible.ts'
import { namedColumns, toNamed } from '#server/publication/named-store.ts'

/** The people of a grant, in their order. */
export const readPeopleOf = (queries: Queries, reader: Reader, id: string) =>
  queries
    .selectFrom('grantPerson')
    .innerJoin('profile', 'profile._id', 'grantPerson.profileId')
    .where('grantPerson.grantId', '=', id)
    .where(visible(reader, 'profile'))
    .select(['profile._id', 'profile.name', 'profile.designation', 'profile.profilePic'])
    .orderBy('grantPerson.position')
    .execute()

/** The projects of a grant, in their order, each with its data sets and models. */
export const readProjectsOf = async (queries: Queries, reader: Reader, id: string) => {
  const rows = await queries
    .selectFrom('grantProject')
    .innerJoin('post', 'post._id', 'grantProject.postId')
    .where('grantProject.grantId', '=', id)
    .where(visible(reader, 'post'))
    .select(['post._id', 'post.title', 'post.shortDesc', 'post.responsibleAi'])
    .orderBy('grantProject.position')
    .execute()
  return (await translateRows(queries, reader, 'post', rows)).map(
    ({ responsibleAi: said, ...row }) => ({
      ...row,
      materials: responsibleAi.parse(JSON.parse(said)).dataAndModels,
    }),
  )
}

const selectResults = (queries: Queries, reader: Reader) =>
  queries
    .selectFrom('publication')
    .where(visibleAmong(reader, 'publication'))
    .select(namedColumns)
    .orderBy('publicationDate', 'desc')
    .orderBy('publication._id', 'desc')

/** The publications that name a grant, newest first. */
export const readPublicationsOf = async (queries: Queries, reader: Reader, id: string) => {
  const rows = await selectResults(queries, reader)
    .innerJoin('grantPublication', 'grantPublication.publicationId', 'publication._id')
    .where('grantPublication.grantId', '=', id)
    .execute()
  return rows.map(toNamed)
}

/** The publications of a project, newest first. */
export const readProjectResults = async (queries: Queries, reader: Reader, projectId: string) => {
  const rows = await selectResults(queries, reader)
    .innerJoin('publicationProject', 'publicationProject.publicationId', 'publication._id')
    .where('publicationProject.postId', '=', projectId)
    .execute()
  return rows.map(toNamed)
}

/** The whole texts of the milestones and the progress of some projects, as they were typed. */
export const readDescriptions = async (queries: Queries, projectIds: readonly string[]) => {
  // PostgreSQL takes no empty list.
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

/** The grants that have paid for a publication, the latest first. */
export const readGrantsOfPublication = (queries: Queries, reader: Reader, id: string) =>
  queries
    .selectFrom('grantPublication')
    .innerJoin('grant', 'grant._id', 'grantPublication.grantId')
    .where('grantPublication.publicationId', '=', id)
    .where(visible(reader, 'grant'))
    .select(['grant._id', 'grant.name', 'grant.funder', 'grant.number'])
    .orderBy('grant.from', 'desc')
    .orderBy('grant._id', 'desc')
    .execute()
