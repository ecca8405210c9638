import { type Post, post, postEntity } from '#contract/post/post.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { Owners } from '#server/base/db/ordered-list.ts'
import type { Reader } from '#server/base/reader/visible.ts'
import { readPeople } from '#server/profile/people-store.ts'
import { readMilestones } from './milestone-store.ts'
import { readSubPosts } from './sub-post-store.ts'

/** The list of those who contribute to a project. */
export const contributors = { ...postEntity.fields.contributors, field: 'contributors' }

/** Rows of projects with the name of their category. */
export const selectPosts = (queries: Queries) =>
  queries
    .selectFrom('post')
    .leftJoin('category', 'category._id', 'post.categoryId')
    .select([
      'post._id',
      'post.title',
      'post.shortDesc',
      'post.content',
      'post.image',
      'post.references',
      'post.grant',
      'post.responsibleAi',
      'post.status',
      'post.publishAt',
      'post.unpublishAt',
      'post.version',
      'category._id as categoryId',
      'category.name as categoryName',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof selectPosts>['executeTakeFirstOrThrow']>>

/** Makes rows whole with a fixed number of queries, however many there are. */
export const complete = async (
  queries: Queries,
  rows: readonly Row[],
  owners: Owners,
  reader: Reader,
): Promise<Post[]> => {
  const people = await readPeople(queries, contributors, owners, reader)
  const sections = await readSubPosts(queries, owners)
  const milestones = await readMilestones(queries, owners)
  return rows.map(({ categoryId, categoryName, references, responsibleAi, ...row }) => ({
    ...row,
    references: post.shape.references.parse(JSON.parse(references)),
    responsibleAi: post.shape.responsibleAi.parse(JSON.parse(responsibleAi)),
    category: { _id: categoryId ?? '', name: categoryName ?? '' },
    contributors: people.get(row._id) ?? [],
    subPost: sections.get(row._id) ?? [],
    milestones: milestones.get(row._id) ?? [],
  }))
}
