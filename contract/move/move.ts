import { moveInApi } from './move-in.ts'
import { moveOutApi } from './move-out.ts'
import { staticSiteApi } from './static-site.ts'

export const moveApi = { ...moveInApi, ...moveOutApi, ...staticSiteApi }
