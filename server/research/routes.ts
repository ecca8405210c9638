import { researchApi } from '#contract/research.ts'
import { implement } from '#server/http/implement.ts'
import type { Services } from '#server/services.ts'
import { readTimeline } from './store.ts'

/** What the projects have reached and mean to reach. */
export const researchRoutes = ({ database, now }: Services) =>
  implement(researchApi, {
    timeline: ({ input }) => readTimeline(database.queries, input, now()),
  })
