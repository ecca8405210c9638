import type { Migration } from '../migrate.ts'
import { startTable } from './table.ts'

export const watch: Migration = {
  name: '078-watch',
  up: async (db, kind) => {
    for (const name of ['etag', 'modified']) {
      await db.schema
        .alterTable('lookup')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute()
    }
    await startTable(db, kind, 'watch')
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('startedFor', 'text', (column) => column.notNull())
      .addColumn('phase', 'text', (column) => column.notNull())
      .addColumn('after', 'text', (column) => column.notNull())
      .addColumn('leaseUntil', 'text', (column) => column.notNull())
      .addColumn('lookedAt', 'text', (column) => column.notNull())
      .addColumn('problems', 'text', (column) => column.notNull())
      .execute()
    await startTable(db, kind, 'foundPublication')
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('publicationId', 'text', (column) => column.notNull())
      .addColumn('doi', 'text', (column) => column.notNull())
      .addColumn('publication', 'text', (column) => column.notNull())
      .addColumn('notice', 'text', (column) => column.notNull())
      .addColumn('profileIds', 'text', (column) => column.notNull())
      .addColumn('since', 'text', (column) => column.notNull())
      .addColumn('foundAt', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('foundPublication_state')
      .on('foundPublication')
      .column('state')
      .execute()
  },
}
