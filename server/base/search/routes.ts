import { searchApi } from '#contract/lifecycle/search.ts'
import { localizedPath } from '#contract/text/language-prefix.ts'
import type { Database } from '#server/base/db/database.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { createReaderFor } from '#server/base/reader/read-as.ts'
import type { ReadBuiltInPages } from './built-in.ts'
import { searchSite } from './find.ts'
import { isIndexComplete } from './rebuild.ts'

const usual = 20

interface SearchServices {
  readonly database: Database
  now(): Date
}

export const searchRoutes = (services: SearchServices, readPages: ReadBuiltInPages) => {
  let isWhole = false
  /** Cached, because a complete index remains complete. */
  const isComplete = async (): Promise<boolean> => {
    isWhole ||= await isIndexComplete(services.database.queries)
    return isWhole
  }
  return createApiModule(searchApi, {
    find: async ({ input: { q, kind, limit = usual, perKind }, lang, who }) => {
      const reader = await createReaderFor(services, who, { status: 'all', lang })
      const scope = { queries: services.database.queries, reader, pages: await readPages(lang) }
      const found = await searchSite(scope, q, { kind, limit, perKind })
      const results = found.results.map((result) => ({
        ...result,
        url: localizedPath(lang, result.url),
      }))
      return { ...found, results, isComplete: await isComplete() }
    },
  })
}
