import { type Database, type DatabaseOptions, openMigrated } from '#server/base/db/database.ts'
import { beginIndex, refreshIndex } from './rebuild.ts'

/** Opens the database with all that is kept in it: migrated, and with a search index of this version. */
export const openDatabase = (options: DatabaseOptions): Promise<Database> =>
  openMigrated(options, refreshIndex)

/** The same for a server, which makes a large index while it serves (`createIndexing`). */
export const openToServe = (options: DatabaseOptions): Promise<Database> =>
  openMigrated(options, beginIndex)
