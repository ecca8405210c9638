import { logoApi } from '#contract/logo.ts'
import { createHandlers } from '#server/entity/handlers.ts'
import { implement } from '#server/http/implement.ts'
import type { Services } from '#server/services.ts'
import { logos } from './store.ts'

/** The marks of partners. */
export const logoRoutes = (services: Services) => {
  const { list, add, reorder, remove } = createHandlers(services, logos)
  return implement(logoApi, {
    getLogo: async ({ input }) => {
      const { entries, total } = await list(input)
      return { logo: entries, total }
    },
    addLogo: ({ input: { link, pic }, who }) => add(who, { link }, { logo: pic }),
    reorderLogos: ({ input: { ids }, who }) => reorder(who, ids),
    deleteLogo: ({ input: { id }, who }) => remove(who, id),
  })
}
