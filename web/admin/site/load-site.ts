import type { SalusClient } from '#contract/api.ts'
import { parseStoredContent } from '#contract/content/content-schema.ts'
import { contentDefaults } from '#contract/content/fields.ts'

export const loadSitePanel = async (client: SalusClient) => {
  const [
    { content, draft, version },
    { menus, defaults },
    { brand },
    { shipped },
    newest,
    languages,
  ] = await Promise.all([
    client.site.getContent({}),
    client.site.getMenus(),
    client.site.getBrand(),
    client.site.getShipped(),
    client.site.getNewestPages(),
    client.site.getLanguages(),
  ])
  return {
    published: { ...contentDefaults, ...parseStoredContent(content) },
    draft: { ...contentDefaults, ...parseStoredContent(draft) },
    version: version ?? 0,
    menus,
    defaultMenus: defaults,
    brand,
    shipped,
    newestPages: newest.pages,
    languages,
  }
}

export type LoadedSitePanel = Awaited<ReturnType<typeof loadSitePanel>>
