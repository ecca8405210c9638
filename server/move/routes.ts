import { ApiError } from '#contract/call/api-error.ts'
import { siteTransferApi } from '#contract/move/move.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { createVisitorReader } from '#server/base/reader/read-as.ts'
import { createSiteImportHandlers } from './in-handlers.ts'
import type { SiteTransferServices } from './move-services.ts'
import { exportSite } from './out/export.ts'

export const siteTransferRoutes = (services: SiteTransferServices) =>
  createApiModule(siteTransferApi, {
    ...createSiteImportHandlers(services),
    export: async ({ who }) => {
      const { database, media, log } = services
      const visitor = await createVisitorReader(services)
      log.info({ accountId: who.accountId }, 'The site is being exported')
      return { file: await exportSite({ queries: database.queries, media, visitor }) }
    },
    staticSite: async ({ input, who }) => {
      const { staticSite, log } = services
      if (!staticSite) throw new ApiError('unknownAddress', 'There are no pages here to be copied')
      log.info({ accountId: who.accountId }, 'The site is being copied into files')
      return { file: await staticSite(input) }
    },
  })
