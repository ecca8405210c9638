import { digestApi } from '#contract/settings/digest.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { readDigestRhythm, updateDigestRhythm } from './store.ts'

export const digestRoutes = ({ database: { queries }, now }: BaseServices) =>
  createApiModule(digestApi, {
    getDigest: async ({ who }) => ({ digest: await readDigestRhythm(queries, who.accountId) }),

    updateDigest: async ({ input: { digest }, who }) => {
      await updateDigestRhythm(queries, who.accountId, digest, now())
      return { digest }
    },
  })
