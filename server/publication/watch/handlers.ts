import type { publicationFoundApi } from '#contract/publication/publication-found.ts'
import type { CallHandlers } from '#server/base/http/implement.ts'
import { sortForLocking } from '#server/base/write/lock-row.ts'
import { acceptFoundPublications } from '../found-store.ts'
import type { PublicationServices } from '../publication-services.ts'
import { readPublicationSearchRun } from './run-store.ts'
import { listPendingFoundPublications, lockPendingFoundPublication } from './store.ts'

/**
 * Handlers for publications found at external services. Nothing is saved until a user accepts it.
 */
export const foundPublicationHandlers = ({
  database,
  watch,
}: PublicationServices): CallHandlers<typeof publicationFoundApi> => ({
  lookForNew: () => watch.lookNow(),

  found: async () => ({
    found: await listPendingFoundPublications(database.queries),
    ...(await readPublicationSearchRun(database.queries)),
  }),

  acceptFound: ({ input, who }) => acceptFoundPublications(database, who, input),

  dismissFound: async ({ input: { ids } }) => {
    await database.queries.transaction().execute(async (trx) => {
      for (const id of sortForLocking(ids)) await lockPendingFoundPublication(trx, id, 'dismissed')
    })
    return {}
  },
})
