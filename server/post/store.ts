import { ApiError, invalid, notFound } from '#contract/call/api-error.ts'
import { type Post, type PostInput, post, postEntity } from '#contract/post/post.ts'
import type { Queries } from '#server/base/db/database.ts'
import { isForeignKeyViolation } from '#server/base/db/faults.ts'
import { isAmongOwners } from '#server/base/db/ordered-list.ts'
import { deleteRow } from '#server/base/entity/rows.ts'
import {
  createEntityStore,
  type EntryFields,
  type PictureChoices,
} from '#server/base/entity/store.ts'
import { type Reader, visibleCondition } from '#server/base/reader/visible.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { readListedPeople } from '#server/profile/people-store.ts'
import { milestones } from './milestone-store.ts'
import { sections } from './sub-post-store.ts'

/** Fields of a project that are columns of its own table, with the id of its category. */
type Own = Omit<Post, 'category' | 'subPost' | 'milestones'> & { categoryId: string | null }

export const posts = createEntityStore<Own, Post>(postEntity, {
  shape: post.shape,
  members: { contributors: readListedPeople },
  complete: async (queries, entries, owners, reader) => {
    const categories = await queries
      .selectFrom('category')
      .select(['_id', 'name'])
      .where(
        '_id',
        'in',
        queries.selectFrom('post').select('categoryId').where(isAmongOwners('_id', owners)),
      )
      .execute()
    const parts = await sections.parts(queries, owners, reader)
    const steps = await milestones.parts(queries, owners, reader)
    return entries.map(({ categoryId, ...entry }) => ({
      ...entry,
      category: categories.find(({ _id }) => _id === categoryId) ?? { _id: '', name: '' },
      subPost: parts.get(entry._id) ?? [],
      milestones: steps.get(entry._id) ?? [],
    }))
  },
})

/** Returns a project with its parts. Throws 404 if the reader may not see it. */
export const readPost = async (queries: Queries, reader: Reader, id: string): Promise<Post> => {
  const found = await posts.find(queries, reader, id)
  if (found === undefined) throw notFound('Project')
  return found
}

/** Whether the project exists and the reader may see it. */
export const hasPost = async (queries: Queries, reader: Reader, id: string): Promise<boolean> => {
  const found = await queries
    .selectFrom('post')
    .select('_id')
    .where('_id', '=', id)
    .where(visibleCondition(reader, 'post'))
    .executeTakeFirst()
  return found !== undefined
}

/** Throws 404 if the project does not exist or the reader may not see it. */
export const requirePost = async (queries: Queries, reader: Reader, id: string): Promise<void> => {
  if (!(await hasPost(queries, reader, id))) throw notFound('Project')
}

type Given = Partial<Omit<PostInput, 'image'>>

const toFields = ({ category, ...fields }: Given): EntryFields<Own> => ({
  ...fields,
  ...(category !== undefined && { categoryId: category }),
})

const unknownCategory = (error: unknown): never => {
  throw isForeignKeyViolation(error)
    ? invalid([{ path: 'category', message: 'This category does not exist' }])
    : error
}

export const createPost = (
  write: WriteTransaction,
  fields: Given,
  pictures?: PictureChoices,
): Promise<Post> => posts.add(write, toFields(fields), pictures).catch(unknownCategory)

export const updatePost = (
  write: WriteTransaction,
  id: string,
  version: number | undefined,
  fields: Given,
  pictures?: PictureChoices,
): Promise<Post> =>
  posts.update(write, id, version, toFields(fields), pictures).catch(unknownCategory)

/** Deletes a project. Foreign keys delete its parts. */
export const deletePost = (write: WriteTransaction, id: string, categoryId: string) =>
  write.remove(posts.record, id, async ({ category }) => {
    if (categoryId === '' && category._id !== '') {
      throw invalid([{ path: 'categoryId', message: 'Not a valid id' }])
    }
    if (category._id !== categoryId) {
      throw new ApiError('moved', 'This project has been moved to another category')
    }
    await deleteRow(write.queries, 'post', id)
  })
