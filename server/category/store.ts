import { ApiError, createNotFoundError } from '#contract/call/api-error.ts'
import { type Category, categoryEntity } from '#contract/category/category.ts'
import type { Queries } from '#server/base/db/database.ts'
import { isForeignKeyViolation } from '#server/base/db/faults.ts'
import { nameKeyOf } from '#server/base/db/name-key.ts'
import {
  groupRowsByOwner,
  inOwnerIdsCondition,
  type ListOwnerIdsQuery,
} from '#server/base/db/ordered-list.ts'
import { createEntityStore } from '#server/base/entity/store.ts'
import { type ContentReader, visibleCondition } from '#server/base/reader/visible.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'

const readProjects = async (queries: Queries, owners: ListOwnerIdsQuery, reader: ContentReader) => {
  const rows = await queries
    .selectFrom('post')
    .select(['_id', 'title', 'categoryId'])
    .where(inOwnerIdsCondition('categoryId', owners))
    .where(visibleCondition(reader, 'post'))
    .orderBy('_id', 'desc')
    .execute()
  return groupRowsByOwner(
    rows,
    (row) => row.categoryId ?? '',
    ({ _id, title }) => ({ _id, title }),
  )
}

const stillNeeded = (projects: number): ApiError => {
  const what = projects === 1 ? 'its 1 project' : `its ${projects} projects`
  return new ApiError('inUse', `Move or delete ${what} first`)
}

/** Store of categories with their projects, by name. */
export const categoryStore = createEntityStore<Omit<Category, 'projects'>, Category>(
  categoryEntity,
  {
    complete: async (queries, entries, owners, reader) => {
      const projects = await readProjects(queries, owners, reader)
      return entries.map((entry) => ({ ...entry, projects: projects.get(entry._id) ?? [] }))
    },
    mayRemove: (_, { projects }) => {
      if (projects.length > 0) throw stillNeeded(projects.length)
    },
  },
)

/** Returns a category and the next one by name. The last one is followed by the first. */
export const readCategoryAndNext = async (queries: Queries, reader: ContentReader, id: string) => {
  const selectedCategory = await categoryStore.find(queries, reader, id)
  if (selectedCategory === undefined) throw createNotFoundError('Category')
  const others = queries
    .selectFrom('category')
    .select(['_id', 'name'])
    .where('_id', '!=', id)
    .orderBy('nameKey')
    .limit(1)
  const next = await others
    .where('nameKey', '>', nameKeyOf(selectedCategory.name))
    .executeTakeFirst()
  return { selectedCategory, differentCategory: next ?? (await others.executeTakeFirst()) ?? null }
}

/** Deletes a category. Throws 409 if it has projects. */
export const deleteCategory = (write: WriteTransaction, id: string) =>
  categoryStore.remove(write, id).catch((error: unknown) => {
    // A project was added in the meantime.
    throw isForeignKeyViolation(error) ? stillNeeded(1) : error
  })
