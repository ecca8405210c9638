import { isGranted } from '#contract/call/role.ts'
import { overviewApi } from '#contract/lifecycle/overview.ts'
import { implement } from '#server/base/http/implement.ts'
import type { Services } from '#server/services.ts'
import { readOverview } from './store.ts'

/** What waits for whoever signs in, and how much of everything there is. */
export const overviewRoutes = ({ database, now }: Services) =>
  implement(overviewApi, {
    getOverview: async ({ who }) => {
      const overview = await readOverview(database.queries, now())
      // Who waits for approval is no business of those who cannot approve.
      return {
        overview: isGranted('admin', who.role) ? overview : { ...overview, waitingAccounts: 0 },
      }
    },
  })
