import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'
import { startTable } from './table.ts'

/**
 * Adds a table of images to keep although no entry shows them: unsaved uploads, and images of journal records
 * that can be restored.
 */
export const pictureHolds: Migration = {
  name: '008-picture-holds',
  up: async (db, kind) => {
    await startTable(db, kind, 'pictureHold')
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('until', 'text', (column) => column.notNull())
      .addColumn('journalId', 'text')
      .execute()
    await db.schema.createIndex('pictureHoldByUrl').on('pictureHold').column('url').execute()
    await db.schema.createIndex('pictureHoldByEnd').on('pictureHold').column('until').execute()
    await db.schema
      .createIndex('pictureHoldByJournal')
      .on('pictureHold')
      .column('journalId')
      .execute()
    const until = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString()
    await sql`insert into "pictureHold" ("_id", "url", "until")
      select "url", "url", ${until} from "upload"`.execute(db)
    await db.schema.dropTable('upload').execute()
  },
}
