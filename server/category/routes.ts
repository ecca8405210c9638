import { categoryApi } from '#contract/category/category.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createEntityHandlers } from '#server/base/entity/handlers.ts'
import { implementCalls } from '#server/base/http/implement.ts'
import { readAs } from '#server/base/reader/read-as.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { categories, deleteCategory, readCategoryPage } from './store.ts'

export const categoryRoutes = (services: BaseServices) => {
  const { database } = services
  const { list, add, update } = createEntityHandlers(services, categories)
  return implementCalls(categoryApi, {
    showAllCategories: async ({ input, who }) => {
      const { entries, total } = await list(input, who)
      return { categories: entries, total }
    },

    category: async ({ input, who }) => {
      const reader = await readAs(services, who, input)
      return { data: await readCategoryPage(database.queries, reader, input.categoryId) }
    },

    addCategory: ({ input, who }) => add(who, input),

    updateCategory: ({ input: { categoryId, version, ...fields }, who }) =>
      update(who, { id: categoryId, version }, fields),

    deleteCategory: async ({ input: { categoryId }, who }) => {
      await writeInTransaction(database, who, (tx) => deleteCategory(tx, categoryId))
      return {}
    },
  })
}
