import type { Queries } from '#server/base/db/database.ts'
import { type Reader, visible } from '#server/base/reader/visible.ts'

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

/** The projects of a grant, in their order. */
export const readProjectsOf = (queries: Queries, reader: Reader, id: string) =>
  queries
    .selectFrom('grantProject')
    .innerJoin('post', 'post._id', 'grantProject.postId')
    .where('grantProject.grantId', '=', id)
    .where(visible(reader, 'post'))
    .select(['post._id', 'post.title', 'post.shortDesc'])
    .orderBy('grantProject.position')
    .execute()

const resultColumns = [
  ...(['publication._id', 'title', 'authors', 'publicationDate', 'datePrecision'] as const),
  ...(['publicationType', 'publicationLink', 'venue', 'doi'] as const),
] as const

const selectResults = (queries: Queries, reader: Reader) =>
  queries
    .selectFrom('publication')
    .where(visible(reader, 'publication'))
    .select(resultColumns)
    .orderBy('publicationDate', 'desc')
    .orderBy('publication._id', 'desc')

/** The publications that name a grant, newest first. */
export const readPublicationsOf = (queries: Queries, reader: Reader, id: string) =>
  selectResults(queries, reader)
    .innerJoin('grantPublication', 'grantPublication.publicationId', 'publication._id')
    .where('grantPublication.grantId', '=', id)
    .execute()

/** The publications of a project, newest first. */
export const readProjectResults = (queries: Queries, reader: Reader, projectId: string) =>
  selectResults(queries, reader)
    .innerJoin('publicationProject', 'publicationProject.publicationId', 'publication._id')
    .where('publicationProject.postId', '=', projectId)
    .execute()

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
