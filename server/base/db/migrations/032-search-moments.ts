import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Adds visibility times to the search index, and a mark for words of letters only. The index is
 * rebuilt when the database is opened.
 */
export const searchMoments: Migration = {
  name: '032-search-moments',
  up: async (db) => {
    for (const column of ['shownFrom', 'shownUntil']) {
      await sql`alter table "searchEntry"
        add column ${sql.ref(column)} text not null default ''`.execute(db)
      await sql`create index ${sql.ref(`searchEntry_${column}`)}
        on "searchEntry" (entity, ${sql.ref(column)}, number)`.execute(db)
    }
    await sql`alter table "searchWord"
      add column "canSlip" integer not null default 1`.execute(db)
  },
}
