import { siteImportApi } from './move-in.ts'
import { siteExportApi } from './move-out.ts'
import { staticSiteApi } from './static-site.ts'

export const siteTransferApi = { ...siteImportApi, ...siteExportApi, ...staticSiteApi }
