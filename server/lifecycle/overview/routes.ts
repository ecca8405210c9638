import { isAccessGranted } from '#contract/call/role.ts'
import { overviewApi } from '#contract/lifecycle/overview.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { createVisitorReader } from '#server/base/reader/read-as.ts'
import { readCheckContext } from '#server/health/store.ts'
import { readBackupState, readOverview } from './store.ts'

interface OverviewServices extends BaseServices {
  readonly backupAt: string
  readonly health: { catchUp(): Promise<void> }
}

export const overviewRoutes = (services: OverviewServices) => {
  const { database, backupAt, health, now } = services
  return createApiModule(overviewApi, {
    getOverview: async ({ who }) => {
      await health.catchUp()
      const looked = await readCheckContext(database.queries, now())
      const overview = await readOverview(database.queries, now(), looked, {
        role: who.role,
        visitor: () => createVisitorReader(services),
      })
      // Only administrators can approve accounts and check backups, so others do not get these.
      return {
        overview: isAccessGranted('admin', who.role)
          ? { ...overview, backups: await readBackupState(database.queries, backupAt, now()) }
          : { ...overview, waitingAccounts: 0, backups: null },
      }
    },
  })
}
