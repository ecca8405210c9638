import type { SalusClient } from '#contract/api.ts'
import { contentPages } from '#contract/content/pages.ts'
import type { PageLoaderTools } from '#web/head/page-source.server.ts'
import { entryLoaders } from '#web/site/entry-loads.server.ts'

const hostOf = (href: string): string => {
  const { hostname = '', pathname = href } = URL.parse(href) ?? {}
  return hostname.replace(/^www\./, '') || pathname
}

/** Returns the title of the linked page, or the host of an external URL. */
const nameOfLink = async (client: SalusClient, href: string): Promise<string> => {
  if (!href.startsWith('/')) return hostOf(href)
  const [path = ''] = href.toLowerCase().split(/[?#]/)
  const [, folder = '', id = ''] = path.split('/')
  const entry = Object.values(entryLoaders).find((each) => each.folder === folder)
  // If the linked entry was deleted or hidden, its URL is shown instead of a title.
  const name = id && (await entry?.readTitle(client, id).catch(() => ''))
  return name || (contentPages.find((page) => page.path === path)?.label ?? href)
}

export const loadNewsPost = async (source: PageLoaderTools, id: string) => {
  const view = await entryLoaders.frontPage.load(source, id)
  return { ...view, linkName: view.link === null ? '' : await nameOfLink(source.client, view.link) }
}
