import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'
import { startTable } from './table.ts'

/**
 * Adds an empty search index, filled when the database is opened. On SQLite, indexing creates a
 * table of words per kind of entry.
 */
export const search: Migration = {
  name: '020-search',
  up: async (db, kind) => {
    const words = sql.raw(kind === 'postgres' ? 'text collate "C"' : 'text')
    await sql`create table "searchState" (name text primary key, value text not null)`.execute(db)
    await startTable(db, kind, 'searchEntry')
      .addColumn('entity', 'text', (column) => column.notNull())
      .addColumn('entityId', 'text', (column) => column.notNull())
      .addColumn('number', kind === 'postgres' ? 'bigint' : 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('searchEntry_key', ['entity', 'entityId'])
      .execute()
    await db.schema
      .createIndex('searchEntry_number')
      .on('searchEntry')
      .columns(['entity', 'number'])
      .execute()
    if (kind === 'postgres') {
      await sql`alter table "searchEntry" add column words tsvector not null`.execute(db)
      await sql`create index "searchEntry_words" on "searchEntry" using gin (words)`.execute(db)
    }
    await sql`create table "searchWord" (word ${words} primary key)`.execute(db)
    await sql`create table "searchSlip" (slip ${words} not null, word ${words} not null,
      primary key (slip, word)) ${sql.raw(kind === 'sqlite' ? 'without rowid' : '')}`.execute(db)
  },
}
