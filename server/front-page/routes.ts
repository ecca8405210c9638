import { frontPageApi } from '#contract/front-page.ts'
import { createHandlers } from '#server/entity/handlers.ts'
import { implement } from '#server/http/implement.ts'
import type { Services } from '#server/services.ts'
import { frontPages } from './store.ts'

/** The "Latest Posts" of the home page. */
export const frontPageRoutes = (services: Services) => {
  const { list, add, update, reorder, remove } = createHandlers(services, frontPages)
  return implement(frontPageApi, {
    frontPages: async ({ input }) => {
      const { entries, total } = await list(input)
      return { frontPages: entries, total }
    },
    createFrontPage: ({ input: { pic, ...fields }, who }) => add(who, fields, { pic }),
    updateFrontPage: ({ input: { postId: id, version, pic, ...fields }, who }) =>
      update(who, { id, version }, fields, { pic }),
    reorderFrontPages: ({ input: { ids }, who }) => reorder(who, ids),
    deleteFrontPage: ({ input: { postId }, who }) => remove(who, postId),
  })
}
