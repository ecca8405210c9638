import type { PageSource } from '#web/head/page-source.server.ts'
import { entryLoads } from '#web/site/entry-loads.server.ts'
import { nameOfLink } from './link-name.server.ts'

/** Loads a latest post with the name of where its link leads. */
export const loadNewsPost = async (source: PageSource, id: string) => {
  const view = await entryLoads.frontPage.load(source, id)
  return { ...view, linkName: view.link === null ? '' : await nameOfLink(source.client, view.link) }
}
