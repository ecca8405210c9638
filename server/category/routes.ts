import { categoryApi, categoryEntity } from '#contract/category/category.ts'
import { implement } from '#server/base/http/implement.ts'
import { readAs } from '#server/base/reader/read-as.ts'
import { write } from '#server/base/write/write.ts'
import type { Services } from '#server/services.ts'
import {
  addCategory,
  deleteCategory,
  listCategories,
  readCategoryPage,
  updateCategory,
} from './store.ts'

const { messages } = categoryEntity

/** The subjects under which projects are gathered. */
export const categoryRoutes = (services: Services) => {
  const { database } = services
  return implement(categoryApi, {
    showAllCategories: async ({ input, who }) =>
      listCategories(database.queries, await readAs(services, who, input), input),

    category: async ({ input, who }) => {
      const reader = await readAs(services, who, input)
      return { data: await readCategoryPage(database.queries, reader, input.categoryId) }
    },

    addCategory: async ({ input, who }) => ({
      data: await write(database, who, (tx) => addCategory(tx, input)),
      message: messages.added,
    }),

    updateCategory: async ({ input: { categoryId, version, ...fields }, who }) => ({
      data: await write(database, who, (tx) => updateCategory(tx, categoryId, version, fields)),
      message: messages.updated,
    }),

    deleteCategory: async ({ input: { categoryId }, who }) => {
      await write(database, who, (tx) => deleteCategory(tx, categoryId))
      return { message: messages.removed }
    },
  })
}
