import { createKnownReads } from '#server/cache/known-reads.ts'
import { readAsVisitor } from '#server/entity/visibility.ts'
import { readPaths } from '#server/page/store.ts'
import type { Services } from '#server/services.ts'

/** The addresses at which visitors find pages of the group's own. */
export interface OwnPaths {
  /** As far as they are known without asking the database. */
  known(): ReadonlySet<string> | undefined
  read(): Promise<ReadonlySet<string>>
}

const key = 'paths'

/** Remembers the addresses until a page changes, appears or disappears: an unknown address costs no query. */
export const createOwnPaths = (services: Pick<Services, 'database' | 'now'>): OwnPaths => {
  const { database, now } = services
  const remembered = createKnownReads(database.feed, 1, () => now().getTime())
  const read = async (): Promise<ReadonlySet<string>> =>
    new Set(await readPaths(database.queries, await readAsVisitor(services)))
  return {
    known: () => remembered.peek(key),
    read: () => remembered(key, read),
  }
}
