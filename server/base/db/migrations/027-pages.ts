import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'
import { addPublishingColumns, startEntityTable } from './table.ts'

export const pagesMigration: Migration = {
  name: '027-pages',
  up: async (db, kind) => {
    await startEntityTable(db, kind, 'page')
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('inSitemap', 'integer', (column) => column.notNull())
      .execute()
    await addPublishingColumns(db, 'page')
    await sql`create unique index "pageByPath" on "page" ("path") where "path" <> ''`.execute(db)
  },
}
