import { createMemoizedReads } from '#server/base/cache/memoized-reads.ts'
import { readAsVisitor } from '#server/base/reader/read-as.ts'
import { findCurrentAddress, readFormerAddresses } from '#server/base/redirect/store.ts'
import { readPaths } from '#server/page/store.ts'
import type { Services } from '#server/services.ts'
import { createPageAddresses, type pageAddress } from './page-address.ts'

/** Addresses that no list of pages knows. */
interface KnownAddresses {
  /** At which visitors find a page of the group's own, or are led to one. */
  readonly own: ReadonlySet<string>
  /** With a title or name that something had before. */
  readonly former: ReadonlySet<string>
}

/** Where addresses lead that people have made up. */
export interface Addresses {
  /** The page that an address asks for. */
  readonly pageAddress: typeof pageAddress
  /** As far as they are known without asking the database. */
  known(): KnownAddresses | undefined
  read(): Promise<KnownAddresses>
  /** The address that something has today whose former one this is; undefined for any other. */
  movedTo(path: string): Promise<string | undefined>
}

const key = 'addresses'
const none: KnownAddresses = { own: new Set(), former: new Set() }

/** Remembers the addresses until one of them changes, appears or disappears: an unknown one costs no query. */
export const createAddresses = (services: Pick<Services, 'database' | 'now'>): Addresses => {
  const { queries, feed } = services.database
  const remembered = createMemoizedReads(feed, 1, () => services.now().getTime())
  let last = none
  const read = async (): Promise<KnownAddresses> => ({
    own: new Set(await readPaths(queries, await readAsVisitor(services))),
    former: await readFormerAddresses(queries),
  })
  return {
    pageAddress: createPageAddresses(),
    known: () => remembered.peek(key),
    read: async () => {
      try {
        last = await remembered(key, read)
      } catch {
        // The page itself says what is wrong, or is better shown as it was than not at all.
      }
      return last
    },
    movedTo: async (path) => {
      const to = await findCurrentAddress(queries, await readAsVisitor(services), path)
      return to?.toLowerCase() === path ? undefined : to
    },
  }
}
