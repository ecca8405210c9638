import { researchApi } from '#contract/post/research.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { createReaderFor } from '#server/base/reader/read-as.ts'
import { readTimeline } from './store.ts'

export const researchRoutes = (services: BaseServices) =>
  createApiModule(researchApi, {
    timeline: async ({ input, who }) => {
      const reader = await createReaderFor(services, who, { lang: input.lang })
      return readTimeline(services.database.queries, reader, input, services.now())
    },
  })
