import type { SalusClient } from '#contract/api.ts'
import type { FrontPage } from '#contract/front-page/front-page.ts'
import { statusIn } from '#web/admin/editor/panel/status-filter.tsx'

/** The latest posts in their order, those that an address asks for. */
export const loadLatestPosts = async (client: SalusClient, address: string): Promise<FrontPage[]> =>
  (await client.frontPage.frontPages(statusIn(address))).frontPages
