import { categoryApi } from '#contract/category/category.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createEntityCallHandlers } from '#server/base/entity/handlers.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { createReaderFor } from '#server/base/reader/read-as.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { categoryStore, deleteCategory, readCategoryAndNext } from './store.ts'

export const categoryRoutes = (services: BaseServices) => {
  const { database } = services
  const { list, add, update } = createEntityCallHandlers(services, categoryStore)
  return createApiModule(categoryApi, {
    showAllCategories: async ({ input, who }) => {
      const { entries, total } = await list(input, who)
      return { categories: entries, total }
    },

    category: async ({ input, who }) => {
      const reader = await createReaderFor(services, who, input)
      return { data: await readCategoryAndNext(database.queries, reader, input.categoryId) }
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
