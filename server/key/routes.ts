import { createInvalidInputError } from '#contract/call/api-error.ts'
import { apiKeyApi } from '#contract/key/key.ts'
import { fromLocalTime } from '#contract/text/zone-time.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { readSiteSettings } from '#server/settings/store.ts'
import { createAccessKey, deleteAccessKey, listAccessKeys } from './store.ts'

/**
 * Converts the last day or time at which a key is valid to an ISO time. A day ends at midnight in the site's
 * time zone.
 */
const endOf = (last: string, zone: string): string => {
  if (last === '') return ''
  const isDay = last.length === '2030-01-31'.length
  return isDay ? fromLocalTime(`${last}T23:59:59.999`, zone) : new Date(last).toISOString()
}

export const keyRoutes = ({ database: { queries }, log, now }: BaseServices) =>
  createApiModule(apiKeyApi, {
    keys: async () => ({ keys: await listAccessKeys(queries) }),

    createKey: async ({ input: { name, expiresAt: last = '' }, who }) => {
      const expiresAt = endOf(last, (await readSiteSettings(queries)).timeZone)
      if (expiresAt !== '' && expiresAt <= now().toISOString())
        throw createInvalidInputError([{ path: 'expiresAt', message: 'Must lie in the future' }])
      const made = await queries
        .transaction()
        .execute((trx) => createAccessKey(trx, who.accountId, { name, expiresAt, now: now() }))
      log.info({ accountId: who.accountId, keyId: made.data._id }, 'A key was made')
      return made
    },

    revokeKey: async ({ input: { keyId }, who }) => {
      const data = await deleteAccessKey(queries, keyId)
      log.info({ accountId: who.accountId, keyId }, 'A key was revoked')
      return { data }
    },
  })
