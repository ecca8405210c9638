import type { SiteLanguage } from '#contract/language/language.ts'
import { isOwnPath } from '#contract/page/own-path.ts'
import { languagePrefix } from '#contract/text/language-prefix.ts'
import { createMemoizedReads } from '#server/base/cache/memoized-reads.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { readAs, readAsVisitor } from '#server/base/reader/read-as.ts'
import { findCurrentAddress, readFormerAddresses } from '#server/base/redirect/store.ts'
import { readPaths } from '#server/page/store.ts'
import { readLanguages } from '#server/site/languages-store.ts'
import { createPageAddresses, type pageAddress } from './page-address.ts'

/** Addresses that no list of pages knows. */
interface KnownAddresses {
  /** Addresses of the group's own pages, and those that redirect to one. */
  readonly own: ReadonlySet<string>
  /** Former addresses, with an earlier title or name. */
  readonly former: ReadonlySet<string>
  /** The site's languages, the main one first. */
  readonly languages: readonly SiteLanguage[]
}

/** Resolves addresses that the group has chosen. */
export interface Addresses {
  /** The page that an address asks for. */
  readonly pageAddress: typeof pageAddress
  /** As far as they are known without asking the database. */
  known(): KnownAddresses | undefined
  read(): Promise<KnownAddresses>
  /** The address that something has today, in a language, whose former one this is; undefined for any other. */
  movedTo(path: string, lang?: string): Promise<string | undefined>
}

const key = 'addresses'
const none: KnownAddresses = { own: new Set(), former: new Set(), languages: [] }

/** Remembers the addresses until one of them changes, appears or disappears: an unknown one costs no query. */
export const createAddresses = (services: Pick<BaseServices, 'database' | 'now'>): Addresses => {
  const { queries, feed } = services.database
  const remembered = createMemoizedReads(feed, 1, () => services.now().getTime())
  let last = none
  const read = async (): Promise<KnownAddresses> => {
    const own = new Set(await readPaths(queries, await readAsVisitor(services)))
    const { languages } = await readLanguages(queries)
    const prefixes = ['', ...languages.map(({ code }) => languagePrefix(code))]
    const isOfPages = (path: string) =>
      prefixes.some((prefix) => {
        const rest = path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : ''
        return own.has(rest) && isOwnPath(rest)
      })
    return { own, former: await readFormerAddresses(queries, isOfPages), languages }
  }
  return {
    pageAddress: createPageAddresses(),
    known: () => remembered.peek(key),
    read: async () => {
      try {
        last = await remembered(key, read)
      } catch {
        // The page itself reports the problem, or its last state is shown.
      }
      return last
    },
    movedTo: async (path, lang) => {
      const reader = await readAs(services, null, { lang })
      const to = await findCurrentAddress(queries, reader, path)
      const there = lang && to?.startsWith('/') ? languagePrefix(lang) + to : to
      return there?.toLowerCase() === path ? undefined : there
    },
  }
}
