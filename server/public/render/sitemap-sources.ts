import { readAsVisitor } from '#server/base/reader/read-as.ts'
import { readListedPaths } from '#server/page/store.ts'
import { readPublicationTitles } from '#server/publication/list.ts'
import type { Services } from '#server/services.ts'
import type { SiteFileOptions } from './site-files.ts'

/** What the sitemap names besides the answers of the API, as visitors see it. */
export const sitemapSources = (
  services: Pick<Services, 'database' | 'now'>,
): Pick<SiteFileOptions, 'publicationTitles' | 'ownPaths'> => {
  const { queries } = services.database
  return {
    publicationTitles: async () => readPublicationTitles(queries, await readAsVisitor(services)),
    ownPaths: async () => readListedPaths(queries, await readAsVisitor(services)),
  }
}
