import { searchApi } from '#contract/search.ts'
import { implement } from '#server/http/implement.ts'
import type { Services } from '#server/services.ts'
import { find } from './find.ts'

const usual = 20

/** The search over all that the site shows. */
export const searchRoutes = ({ database }: Services) =>
  implement(searchApi, {
    find: async ({ input: { q, kind, limit = usual, perKind } }) =>
      find(database.queries, q, { kind, limit, perKind }),
  })
