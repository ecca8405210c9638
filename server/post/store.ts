import { ApiError, createInvalidInputError, createNotFoundError } from '#contract/call/api-error.ts'
import { type Post, type PostInput, postEntity, postSchema } from '#contract/post/post.ts'
import type { Queries } from '#server/base/db/database.ts'
import { isForeignKeyViolation } from '#server/base/db/faults.ts'
import { inOwnerIdsCondition } from '#server/base/db/ordered-list.ts'
import { deleteRow } from '#server/base/entity/rows.ts'
import {
  createEntityStore,
  type EntryFields,
  type PictureChoosersByField,
} from '#server/base/entity/store.ts'
import { type ContentReader, visibleCondition } from '#server/base/reader/visible.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { readListedPeople } from '#server/profile/people-store.ts'
import { milestoneStore } from './milestone-store.ts'
import { postSectionStore } from './sub-post-store.ts'

/** Fields of a project that are columns of its own table, with the id of its category. */
type Own = Omit<Post, 'category' | 'subPost' | 'milestones'> & { categoryId: string | null }

export const postStore = createEntityStore<Own, Post>(postEntity, {
  shape: postSchema.shape,
  members: { contributors: readListedPeople },
  complete: async (queries, entries, owners, reader) => {
    const categories = await queries
      .selectFrom('category')
      .select(['_id', 'name'])
      .where(
        '_id',
        'in',
        queries.selectFrom('post').select('categoryId').where(inOwnerIdsCondition('_id', owners)),
      )
      .execute()
    const parts = await postSectionStore.parts(queries, owners, reader)
    const steps = await milestoneStore.parts(queries, owners, reader)
    return entries.map(({ categoryId, ...entry }) => ({
      ...entry,
      category: categories.find(({ _id }) => _id === categoryId) ?? { _id: '', name: '' },
      subPost: parts.get(entry._id) ?? [],
      milestones: steps.get(entry._id) ?? [],
    }))
  },
})

/** Returns a project with its parts. Throws 404 if the reader may not see it. */
export const readPost = async (
  queries: Queries,
  reader: ContentReader,
  id: string,
): Promise<Post> => {
  const found = await postStore.find(queries, reader, id)
  if (found === undefined) throw createNotFoundError('Project')
  return found
}

/** Whether the project exists and the reader may see it. */
export const isPostVisible = async (
  queries: Queries,
  reader: ContentReader,
  id: string,
): Promise<boolean> => {
  const found = await queries
    .selectFrom('post')
    .select('_id')
    .where('_id', '=', id)
    .where(visibleCondition(reader, 'post'))
    .executeTakeFirst()
  return found !== undefined
}

/** Throws 404 if the project does not exist or the reader may not see it. */
export const requirePost = async (
  queries: Queries,
  reader: ContentReader,
  id: string,
): Promise<void> => {
  if (!(await isPostVisible(queries, reader, id))) throw createNotFoundError('Project')
}

type Given = Partial<Omit<PostInput, 'image'>>

const toFields = ({ category, ...fields }: Given): EntryFields<Own> => ({
  ...fields,
  ...(category !== undefined && { categoryId: category }),
})

const unknownCategory = (error: unknown): never => {
  throw isForeignKeyViolation(error)
    ? createInvalidInputError([{ path: 'category', message: 'This category does not exist' }])
    : error
}

export const createPost = (
  write: WriteTransaction,
  fields: Given,
  pictures?: PictureChoosersByField,
): Promise<Post> => postStore.add(write, toFields(fields), pictures).catch(unknownCategory)

export const updatePost = (
  write: WriteTransaction,
  id: string,
  version: number | undefined,
  fields: Given,
  pictures?: PictureChoosersByField,
): Promise<Post> =>
  postStore.update(write, id, version, toFields(fields), pictures).catch(unknownCategory)

/** Deletes a project. Foreign keys delete its parts. */
export const deletePost = (write: WriteTransaction, id: string, categoryId: string) =>
  write.remove(postStore.record, id, async ({ category }) => {
    if (categoryId === '' && category._id !== '') {
      throw createInvalidInputError([{ path: 'categoryId', message: 'Not a valid id' }])
    }
    if (category._id !== categoryId) {
      throw new ApiError('moved', 'This project has been moved to another category')
    }
    await deleteRow(write.queries, 'post', id)
  })
