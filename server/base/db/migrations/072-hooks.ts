import type { Migration } from '../migrate.ts'
import { startTable } from './table.ts'

export const hooks: Migration = {
  name: '072-hooks',
  up: async (db, kind) => {
    await startTable(db, kind, 'hook')
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('events', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('createdBy', 'text', (column) => column.notNull())
      .addColumn('offSince', 'text', (column) => column.notNull())
      .execute()
    await startTable(db, kind, 'hookDelivery')
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('hookId', 'text', (column) =>
        column.notNull().references('hook._id').onDelete('cascade'),
      )
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('entityId', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('nextAt', 'text', (column) => column.notNull())
      .addColumn('status', 'integer', (column) => column.notNull())
      .addColumn('problem', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('hookDeliveryByHook')
      .on('hookDelivery')
      .columns(['hookId', 'state', 'nextAt'])
      .execute()
    await db.schema
      .createIndex('hookDeliveryByEntry')
      .on('hookDelivery')
      .column('entityId')
      .execute()
  },
}
