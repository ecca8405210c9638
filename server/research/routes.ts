import { researchApi } from '#contract/post/research.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { implementCalls } from '#server/base/http/implement.ts'
import { readAs } from '#server/base/reader/read-as.ts'
import { readTimeline } from './store.ts'

export const researchRoutes = (services: BaseServices) =>
  implementCalls(researchApi, {
    timeline: async ({ input, who }) => {
      const reader = await readAs(services, who, { lang: input.lang })
      return readTimeline(services.database.queries, reader, input, services.now())
    },
  })
