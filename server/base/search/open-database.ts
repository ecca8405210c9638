import {
  type Database,
  type DatabaseOptions,
  openMigratedDatabase,
} from '#server/base/db/database.ts'
import { prepareIndex, rebuildOutdatedIndex } from './rebuild.ts'

/** Opens and migrates the database and rebuilds an outdated search index. */
export const openIndexedDatabase = (options: DatabaseOptions): Promise<Database> =>
  openMigratedDatabase(options, rebuildOutdatedIndex)

/**
 * Opens the database for a server, which builds a large search index in the background
 * (`createIndexBuilder`).
 */
export const openServerDatabase = (options: DatabaseOptions): Promise<Database> =>
  openMigratedDatabase(options, prepareIndex)
