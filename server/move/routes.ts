import { ApiError } from '#contract/call/api-error.ts'
import { moveApi } from '#contract/move/move.ts'
import { implementCalls } from '#server/base/http/implement.ts'
import { readAsVisitor } from '#server/base/reader/read-as.ts'
import { siteImportHandlers } from './in-handlers.ts'
import type { MoveServices } from './move-services.ts'
import { exportSite } from './out/export.ts'

export const moveRoutes = (services: MoveServices) =>
  implementCalls(moveApi, {
    ...siteImportHandlers(services),
    export: async ({ who }) => {
      const { database, media, log } = services
      const visitor = await readAsVisitor(services)
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
