import { ApiError, invalid, notFound } from '#contract/call/api-error.ts'
import { published } from '#contract/call/publishing.ts'
import { type Post, type PostInput, postEntity } from '#contract/post/post.ts'
import type { Queries } from '#server/base/db/database.ts'
import { isMissingReference } from '#server/base/db/faults.ts'
import { owner, replaceList } from '#server/base/db/ordered-list.ts'
import { readingOne } from '#server/base/db/reads.ts'
import { updatePublishable } from '#server/base/entity/publish-check.ts'
import type { ChoosePicture } from '#server/base/media/choose-picture.ts'
import { everything, type Reader, visible } from '#server/base/reader/visible.ts'
import type { Entity, Write } from '#server/base/write/write.ts'
import { complete, contributors, selectPosts } from './rows.ts'

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

/** Whether there is such a project for the reader. */
export const isPost = async (queries: Queries, reader: Reader, id: string): Promise<boolean> => {
  const found = await queries
    .selectFrom('post')
    .select('_id')
    .where('_id', '=', id)
    .where(visible(reader, 'post'))
    .executeTakeFirst()
  return found !== undefined
}

/** Refuses with 404 when there is no such project for the reader. */
export const mustBePost = async (queries: Queries, reader: Reader, id: string): Promise<void> => {
  if (!(await isPost(queries, reader, id))) throw notFound('Project')
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
