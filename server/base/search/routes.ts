import { searchApi } from '#contract/lifecycle/search.ts'
import { implement } from '#server/base/http/implement.ts'
import { readAs } from '#server/base/reader/read-as.ts'
import type { Services } from '#server/services.ts'
import type { BuiltInPage } from './built-in.ts'
import { find } from './find.ts'

const usual = 20

/** The search over all that the site shows, its built-in pages among it. */
export const searchRoutes = (
  services: Services,
  readPages: () => Promise<readonly BuiltInPage[]>,
) =>
  implement(searchApi, {
    // Whoever may see drafts looks for them too.
    find: async ({ input: { q, kind, limit = usual, perKind }, who }) => {
      const reader = await readAs(services, who, { status: 'all' })
      const scope = { queries: services.database.queries, reader, pages: await readPages() }
      return find(scope, q, { kind, limit, perKind })
    },
  })
