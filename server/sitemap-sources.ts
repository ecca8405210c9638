import { readListedPaths } from './page/store.ts'
import type { SiteFileOptions } from './pages/site-files.ts'
import { readPublicationTitles } from './publication/list.ts'
import { readAsVisitor } from './reader/read-as.ts'
import type { Services } from './services.ts'

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
