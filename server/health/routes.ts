import { ApiError } from '#contract/call/api-error.ts'
import { isAccessGranted } from '#contract/call/role.ts'
import { healthApi } from '#contract/health/health.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import type { HealthService } from './create-health.ts'
import {
  countExternalLinks,
  countFindings,
  dismissFinding,
  listCheckedLinks,
  listFindings,
  readCheckContext,
  requireCheck,
  requireFinding,
  requireFix,
} from './store.ts'

const usual = 50

interface HealthServices extends BaseServices {
  readonly health: HealthService
  /** `anew` is null if the lookups at external services are switched off. */
  readonly lookUps: { readonly anew: object | null }
}

export const healthRoutes = (services: HealthServices) => {
  const { database, health, lookUps, mailQueue, now } = services
  const { queries } = database
  const context = async () => {
    await health.catchUp()
    return readCheckContext(queries, now())
  }
  const linkState = async () => ({
    state: health.links.isChecking() ? ('checking' as const) : ('idle' as const),
    ...(await countExternalLinks(queries)),
  })
  return createApiModule(healthApi, {
    findings: async ({ input: { check: name, limit = usual, offset = 0 }, who }) => {
      const isAdmin = isAccessGranted('admin', who.role)
      const wanted = name === undefined ? undefined : requireCheck(name, isAdmin)
      const looked = await context()
      const counted = await countFindings(looked, isAdmin)
      const chosen = counted.filter(({ check }) => wanted === undefined || check === wanted)
      return {
        findings: await listFindings(looked, chosen, { limit, offset }),
        checks: counted.map(({ check: { name: each, label }, count }) => ({
          name: each,
          label,
          count,
        })),
        total: chosen.reduce((sum, { count }) => sum + count, 0),
        links: await linkState(),
      }
    },

    setAside: async ({ input: { check: name, entity, id, reason }, who }) => {
      const check = requireCheck(name, isAccessGranted('admin', who.role))
      const found = await requireFinding(check, await context(), entity, id)
      await dismissFinding(queries, name, found, { reason, who, now: now() })
      return {}
    },

    mend: async ({ input: { check: name, entity, id, text = '' }, who }) => {
      const check = requireCheck(name, isAccessGranted('admin', who.role))
      const found = await requireFinding(check, await context(), entity, id)
      const { run } = requireFix(check, found)
      const historyIds = await writeInTransaction(database, who, async (tx) => {
        await run({ tx, now: now(), id, entity, text, records: health.records })
        return [...tx.historyIds]
      })
      if (entity === 'mail') mailQueue.kick()
      return { historyIds }
    },

    checkLinks: async () => {
      if (lookUps.anew === null) {
        throw new ApiError('wrongState', 'Look-ups are switched off on this site')
      }
      await health.catchUp()
      void health.links.check()
      return linkState()
    },

    links: async ({ input: { limit = usual, offset = 0 } }) => ({
      links: await listCheckedLinks(queries, { limit, offset }),
      ...(await linkState()),
    }),
  })
}
