import { splitIntoPageParts } from '#contract/page/blocks.ts'
import { customPageApi } from '#contract/page/page.ts'
import { readCurrentDate } from '#server/base/db/today.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createEntityCallHandlers } from '#server/base/entity/handlers.ts'
import { readUpdatedAt } from '#server/base/entity/updated-at.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { createReaderFor } from '#server/base/reader/read-as.ts'
import { customPageStore, readPage } from './store.ts'

const hasPositions = (text: string): boolean =>
  splitIntoPageParts(text).some((part) => typeof part !== 'string' && part.name === 'position')

export const pageRoutes = (services: BaseServices) => {
  const { list, add, update, remove } = createEntityCallHandlers(services, customPageStore)
  return createApiModule(customPageApi, {
    pages: async ({ input, who }) => {
      const { entries, total } = await list(input, who)
      return { pages: entries, total }
    },

    getPage: async ({ input, who }) => {
      const reader = await createReaderFor(services, who, input)
      const page = await readPage(services.database.queries, reader, input)
      const updatedAt = await readUpdatedAt(services.database.queries, 'page', page._id)
      if (!hasPositions(page.content)) return { page, updatedAt }
      return { page, updatedAt, today: readCurrentDate(services.now()) }
    },

    createPage: ({ input, who }) => add(who, input),

    updatePage: ({ input: { pageId: id, version, ...fields }, who }) =>
      update(who, { id, version }, fields),

    deletePage: ({ input: { pageId }, who }) => remove(who, pageId),
  })
}
