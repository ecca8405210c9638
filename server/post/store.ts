import { ApiError, invalid, notFound } from '#contract/api-error.ts'
import { type Post, type PostInput, post, postEntity } from '#contract/post.ts'
import { published } from '#contract/publishing.ts'
import type { Queries } from '#server/db/database.ts'
import { isMissingReference } from '#server/db/faults.ts'
import { count, matching, type Part, part } from '#server/db/list.ts'
import { type Owners, owner, replaceList } from '#server/db/ordered-list.ts'
import { readingOne } from '#server/db/reads.ts'
import { updatePublishable } from '#server/entity/publish-check.ts'
import type { ChoosePicture } from '#server/media/media.ts'
import { readPeople } from '#server/profile/people-store.ts'
import { everything, listed, type Reader, visible } from '#server/reader/visible.ts'
import { alsoFound } from '#server/search/also-found.ts'
import type { Entity, Write } from '#server/write/write.ts'
import { readMilestones } from './milestone-store.ts'
import { readSubPosts } from './sub-post-store.ts'

const contributors = { ...postEntity.fields.contributors, field: 'contributors' }

const selectPosts = (queries: Queries) =>
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
const complete = async (
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

const findPost = async (
  queries: Queries,
  id: string,
  reader: Reader,
): Promise<Post | undefined> => {
  const row = await selectPosts(queries)
    .where('post._id', '=', id)
    .where(visible(reader, 'post'))
    .executeTakeFirst()
  return row && (await complete(queries, [row], owner(id), reader))[0]
}

/** Projects as the journal sees them. */
export const posts: Entity<Post> = {
  label: postEntity.label,
  table: postEntity.name,
  read: (queries, id) => findPost(queries, id, everything),
}

/** One project, whole. */
export const readPost = async (queries: Queries, reader: Reader, id: string): Promise<Post> => {
  const found = await readingOne('post', id, () => findPost(queries, id, reader))
  if (found === undefined) throw notFound('Project')
  return found
}

/** Refuses with 404 when there is no such project for the reader. */
export const mustBePost = async (queries: Queries, reader: Reader, id: string): Promise<void> => {
  const found = await queries
    .selectFrom('post')
    .select('_id')
    .where('_id', '=', id)
    .where(visible(reader, 'post'))
    .executeTakeFirst()
  if (found === undefined) throw notFound('Project')
}

const searched = ['post.title', 'post.shortDesc']

/** Projects, newest first, and how many there are in all. */
export const listPosts = async (queries: Queries, reader: Reader, asked: Part) => {
  const wanted = await alsoFound(queries, 'post', asked)
  const isShown = listed(reader, 'post')
  const all = selectPosts(queries).where(isShown).orderBy('post._id', 'desc')
  const ids = queries
    .selectFrom('post')
    .select('post._id')
    .where(isShown)
    .orderBy('post._id', 'desc')
  const rows = await part(matching(all, searched, wanted), wanted).execute()
  return {
    posts: await complete(queries, rows, part(matching(ids, searched, wanted), wanted), reader),
    total: await count(queries, 'post', searched, wanted, isShown),
  }
}

/** Projects with no more than a list shows of them, in the same order. */
export const listPostTitles = async (queries: Queries, reader: Reader, asked: Part) => {
  const wanted = await alsoFound(queries, 'post', asked)
  const isShown = listed(reader, 'post')
  const all = queries
    .selectFrom('post')
    .leftJoin('category', 'category._id', 'post.categoryId')
    .where(isShown)
    .select([
      ...(['post._id', 'post.title', 'post.shortDesc', 'post.image'] as const),
      ...(['post.status', 'post.publishAt', 'post.unpublishAt'] as const),
      ...(['category._id as categoryId', 'category.name'] as const),
    ])
    .orderBy('post._id', 'desc')
  const rows = await part(matching(all, searched, wanted), wanted).execute()
  return {
    posts: rows.map(({ categoryId, name, ...row }) => ({
      ...row,
      category: { _id: categoryId ?? '', name: name ?? '' },
    })),
    total: await count(queries, 'post', searched, wanted, isShown),
  }
}

type Stored = Omit<PostInput, 'image' | 'contributors'>

const toColumns = ({ references, responsibleAi, category, ...fields }: Partial<Stored>) => ({
  ...fields,
  ...(references && { references: JSON.stringify(references) }),
  ...(responsibleAi && { responsibleAi: JSON.stringify(responsibleAi) }),
  ...(category !== undefined && { categoryId: category || null }),
})

const unknownCategory = (error: unknown): never => {
  throw isMissingReference(error)
    ? invalid([{ path: 'category', message: 'This category does not exist' }])
    : error
}

const nothing = {
  ...{ title: '', shortDesc: '', content: '', grant: '', ...published },
  ...{ references: '[]', responsibleAi: '{}', categoryId: null },
}

/** Adds a project. */
export const createPost = (
  write: Write,
  fields: Stored,
  people: readonly string[],
  choosePicture: ChoosePicture,
) =>
  write.create(posts, async (row) => {
    const image = await choosePicture(write, '')
    await write.queries
      .insertInto('post')
      .values({ ...row, ...nothing, ...toColumns(fields), image })
      .execute()
      .catch(unknownCategory)
    await replaceList(write.queries, contributors, row._id, people)
  })

/** Changes the given fields of a project. */
export const updatePost = (
  write: Write,
  id: string,
  version: number | undefined,
  fields: Partial<Stored>,
  people: readonly string[] | undefined,
  choosePicture: ChoosePicture,
) =>
  updatePublishable(write, posts, id, version, async (before) => {
    await write.queries
      .updateTable('post')
      .set({ ...toColumns(fields), image: await choosePicture(write, before.image) })
      .where('_id', '=', id)
      .execute()
      .catch(unknownCategory)
    if (people !== undefined) await replaceList(write.queries, contributors, id, people)
  })

/** Deletes a project; the database takes all that it owns. */
export const deletePost = (write: Write, id: string, categoryId: string) =>
  write.remove(posts, id, async ({ category }) => {
    if (categoryId === '' && category._id !== '') {
      throw invalid([{ path: 'categoryId', message: 'Not a valid id' }])
    }
    if (category._id !== categoryId) {
      throw new ApiError('moved', 'This project has been moved to another category')
    }
    await write.queries.deleteFrom('post').where('_id', '=', id).execute()
  })
