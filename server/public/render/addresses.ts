import type { SiteLanguage } from '#contract/language/language.ts'
import { isCustomPagePath } from '#contract/page/own-path.ts'
import { languagePathPrefix } from '#contract/text/language-prefix.ts'
import { createReadMemoizer } from '#server/base/cache/memoized-reads.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createReaderFor, createVisitorReader } from '#server/base/reader/read-as.ts'
import { findCurrentPath, readFormerPaths } from '#server/base/redirect/store.ts'
import { readCollectionFolders } from '#server/collection/path-store.ts'
import { readVisiblePagePaths } from '#server/page/store.ts'
import { readSiteLanguages } from '#server/site/languages-store.ts'
import { memoizePageRequests, type parsePageRequest } from './page-address.ts'
import type { CollectionFolders } from './resolve-collection.ts'

interface KnownAddresses {
  /** Paths of custom pages and of redirects to them. */
  readonly own: ReadonlySet<string>
  /** Former paths of entries, which contain an earlier title or name. */
  readonly former: ReadonlySet<string>
  /** Former paths of collections, which begin the former paths of their items. */
  readonly formerFolders: ReadonlySet<string>
  readonly languages: readonly SiteLanguage[]
  readonly folders: CollectionFolders
}

/** Resolves paths that depend on the content. */
export interface PathResolver {
  readonly pageAddress: typeof parsePageRequest
  /** Returns the cached paths, or undefined if none are cached. Never queries the database. */
  known(): KnownAddresses | undefined
  read(): Promise<KnownAddresses>
  /** Returns the current path of an entry by a former path, undefined if there is none. */
  movedTo(path: string, lang?: string): Promise<string | undefined>
}

const key = 'addresses'
const none: KnownAddresses = {
  own: new Set(),
  former: new Set(),
  formerFolders: new Set(),
  languages: [],
  folders: new Map(),
}

/** Caches the paths until one changes, so that unknown paths cost no query. */
export const createPathResolver = (
  services: Pick<BaseServices, 'database' | 'now'>,
): PathResolver => {
  const { queries, feed } = services.database
  const remembered = createReadMemoizer(feed, 1, () => services.now().getTime())
  let last = none
  const read = async (): Promise<KnownAddresses> => {
    const own = new Set(await readVisiblePagePaths(queries, await createVisitorReader(services)))
    const { languages } = await readSiteLanguages(queries)
    const prefixes = ['', ...languages.map(({ code }) => languagePathPrefix(code))]
    const folders = await readCollectionFolders(queries)
    const isList = (first: string) => folders.get(first)?.folder === first
    const isOfPages = (path: string) =>
      prefixes.some((prefix) => {
        const rest = path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : ''
        return isList(rest.slice(1)) || (own.has(rest) && isCustomPagePath(rest))
      })
    const { all: former, folders: formerFolders } = await readFormerPaths(queries, isOfPages)
    return { own, former, formerFolders, languages, folders }
  }
  return {
    pageAddress: memoizePageRequests(),
    known: () => remembered.peek(key),
    read: async () => {
      try {
        last = await remembered(key, read)
      } catch {
        // If the paths cannot be read, the last known ones are used. Rendering then reports the database
        // error.
      }
      return last
    },
    movedTo: async (path, lang) => {
      const reader = await createReaderFor(services, null, { lang })
      const to = await findCurrentPath(queries, reader, path)
      const there = lang && to?.startsWith('/') ? languagePathPrefix(lang) + to : to
      return there?.toLowerCase() === path ? undefined : there
    },
  }
}
