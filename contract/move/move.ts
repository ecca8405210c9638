import { moveInApi } from './move-in.ts'
import { moveOutApi } from './move-out.ts'
import { staticSiteApi } from './static-site.ts'

/** The calls under `/move`: how a site comes in and goes out. */
export const moveApi = { ...moveInApi, ...moveOutApi, ...staticSiteApi }
