import { pageApi } from '#contract/page/page.ts'
import { createHandlers } from '#server/base/entity/handlers.ts'
import { implement } from '#server/base/http/implement.ts'
import { readAs } from '#server/base/reader/read-as.ts'
import type { Services } from '#server/services.ts'
import { pages, readPage } from './store.ts'

/** Pages of the group's own. */
export const pageRoutes = (services: Services) => {
  const { list, add, update, remove } = createHandlers(services, pages)
  return implement(pageApi, {
    pages: async ({ input, who }) => {
      const { entries, total } = await list(input, who)
      return { pages: entries, total }
    },

    getPage: async ({ input, who }) => {
      const reader = await readAs(services, who, input)
      return { page: await readPage(services.database.queries, reader, input) }
    },

    createPage: ({ input, who }) => add(who, input),

    updatePage: ({ input: { pageId: id, version, ...fields }, who }) =>
      update(who, { id, version }, fields),

    deletePage: ({ input: { pageId }, who }) => remove(who, pageId),
  })
}
