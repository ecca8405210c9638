import { type Database, type DatabaseOptions, openMigrated } from '#server/base/db/database.ts'
import { beginIndex, refreshIndex } from './rebuild.ts'

/** Opens and migrates the database and rebuilds an outdated search index. */
export const openDatabase = (options: DatabaseOptions): Promise<Database> =>
  openMigrated(options, refreshIndex)

/**
 * Opens the database for a server, which builds a large search index in the background
 * (`createIndexing`).
 */
export const openToServe = (options: DatabaseOptions): Promise<Database> =>
  openMigrated(options, beginIndex)
