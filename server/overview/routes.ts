import { overviewApi } from '#contract/overview.ts'
import { implement } from '#server/http/implement.ts'
import type { Services } from '#server/services.ts'
import { readOverview } from './store.ts'

/** The first thing an administrator sees. */
export const overviewRoutes = ({ database, now }: Services) =>
  implement(overviewApi, {
    getOverview: async () => ({ overview: await readOverview(database.queries, now()) }),
  })
