import { privacyApi } from '#contract/lifecycle/privacy.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { erasePersonalData } from './erase.ts'
import { exportPersonalData } from './export.ts'

export const privacyRoutes = ({ database, media }: BaseServices) =>
  createApiModule(privacyApi, {
    export: async ({ input: { email } }) => ({
      data: await exportPersonalData(database.queries, email),
    }),

    erase: async ({ input: { email, profileId }, who }) => {
      const { pictures, ...data } = await writeInTransaction(database, who, (tx) =>
        erasePersonalData(tx, email, profileId),
      )
      await media.removeUnused(pictures)
      return { data }
    },
  })
