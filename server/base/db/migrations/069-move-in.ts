import type { Migration } from '../migrate.ts'
import { startTable } from './table.ts'

export const moveIn: Migration = {
  name: '069-move-in',
  up: async (db, kind) => {
    await startTable(db, kind, 'moveImport')
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('accountId', 'text')
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('isUndoing', 'integer', (column) => column.notNull())
      .addColumn('isBegun', 'integer', (column) => column.notNull())
      .addColumn('done', 'integer', (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('leaseUntil', 'text', (column) => column.notNull())
      .addColumn('system', 'text', (column) => column.notNull())
      .addColumn('file', 'text', (column) => column.notNull())
      .addColumn('left', 'text', (column) => column.notNull())
      .addColumn('edited', 'text', (column) => column.notNull())
      .execute()
    await startTable(db, kind, 'moveImportItem')
      .addColumn('importId', 'text', (column) =>
        column.notNull().references('moveImport._id').onDelete('cascade'),
      )
      .addColumn('index', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('matchId', 'text', (column) => column.notNull())
      .addColumn('isChosen', 'integer', (column) => column.notNull())
      .addColumn('savedAs', 'text', (column) => column.notNull())
      .addColumn('savedVersion', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('moveImportItem_key', ['importId', 'index'])
      .execute()
  },
}
