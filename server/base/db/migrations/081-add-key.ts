import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

export const addKeyMigration: Migration = {
  name: '081-add-key',
  up: async (db) => {
    await db.schema.alterTable('journal').addColumn('addKey', 'text').execute()
    await sql`
      create unique index "journalByAddKey" on "journal" ("accountId", "entity", "addKey")
      where "addKey" is not null`.execute(db)
  },
}
