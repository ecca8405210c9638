import type { publicationFoundApi } from '#contract/publication/publication-found.ts'
import type { Handlers } from '#server/base/http/implement.ts'
import { sortForLocking } from '#server/base/write/lock-row.ts'
import { acceptFound } from '../found-store.ts'
import type { PublicationServices } from '../publication-services.ts'
import { readWatchRun } from './run-store.ts'
import { listFound, lockFound } from './store.ts'

/**
 * Handlers for publications found at external services. Nothing is saved until a user accepts it.
 */
export const foundHandlers = ({
  database,
  watch,
}: PublicationServices): Handlers<typeof publicationFoundApi> => ({
  lookForNew: () => watch.lookNow(),

  found: async () => ({
    found: await listFound(database.queries),
    ...(await readWatchRun(database.queries)),
  }),

  acceptFound: ({ input, who }) => acceptFound(database, who, input),

  dismissFound: async ({ input: { ids } }) => {
    await database.queries.transaction().execute(async (trx) => {
      for (const id of sortForLocking(ids)) await lockFound(trx, id, 'dismissed')
    })
    return {}
  },
})
