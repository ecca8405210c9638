import { invalid } from '#contract/call/api-error.ts'
import { keyApi } from '#contract/key/key.ts'
import { implement } from '#server/base/http/implement.ts'
import type { Services } from '#server/services.ts'
import { addKey, listKeys, removeKey } from './store.ts'

/** Keys of programs; those who may grant rights to people may grant some of them to a program. */
export const keyRoutes = ({ database: { queries }, log, now }: Services) =>
  implement(keyApi, {
    keys: async () => ({ keys: await listKeys(queries) }),

    createKey: async ({ input: { name, expiresAt = '' }, who }) => {
      if (expiresAt !== '' && expiresAt <= now().toISOString())
        throw invalid([{ path: 'expiresAt', message: 'Must lie in the future' }])
      const made = await addKey(queries, who.accountId, { name, expiresAt, now: now() })
      log.info({ accountId: who.accountId, keyId: made.data._id }, 'A key was made')
      return made
    },

    revokeKey: async ({ input: { keyId }, who }) => {
      const data = await removeKey(queries, keyId)
      log.info({ accountId: who.accountId, keyId }, 'A key was revoked')
      return { data }
    },
  })
