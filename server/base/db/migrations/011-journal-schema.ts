import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

export const journalSchema: Migration = {
  name: '011-journal-schema',
  up: async (db) => {
    await db.schema.alterTable('journal').addColumn('schema', 'text').execute()
    await sql`create index "journalOfDeleted" on "journal" ("at")
      where "action" = 'deleted' and "rows" is not null`.execute(db)
    await sql`create index "journalWithStates" on "journal" ("at")
      where "before" is not null or "after" is not null`.execute(db)
  },
}
