import { digestApi } from '#contract/settings/digest.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { implement } from '#server/base/http/implement.ts'
import { chooseRhythm, readRhythm } from './store.ts'

export const digestRoutes = ({ database: { queries }, now }: BaseServices) =>
  implement(digestApi, {
    getDigest: async ({ who }) => ({ digest: await readRhythm(queries, who.accountId) }),

    updateDigest: async ({ input: { digest }, who }) => {
      await chooseRhythm(queries, who.accountId, digest, now())
      return { digest }
    },
  })
