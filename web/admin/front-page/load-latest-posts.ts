import type { SalusClient } from '#contract/api.ts'
import type { FrontPage } from '#contract/front-page.ts'

/** The latest posts in their order. */
export const loadLatestPosts = async (client: SalusClient): Promise<FrontPage[]> =>
  (await client.frontPage.frontPages()).frontPages
