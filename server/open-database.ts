import { type Database, type DatabaseOptions, openMigrated } from './db/database.ts'
import { refreshIndex } from './search/rebuild.ts'

/** Opens the database with all that is kept in it: migrated, and with a search index of this version. */
export const openDatabase = (options: DatabaseOptions): Promise<Database> =>
  openMigrated(options, refreshIndex)
