import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** With which key of the caller's an entry was added, so that asking again adds nothing twice. */
export const addKey: Migration = {
  name: '081-add-key',
  up: async (db) => {
    await db.schema.alterTable('journal').addColumn('addKey', 'text').execute()
    await sql`
      create unique index "journalByAddKey" on "journal" ("accountId", "entity", "addKey")
      where "addKey" is not null`.execute(db)
  },
}
