import type { Migration } from '../migrate.ts'
import { startTable } from './table.ts'

export const backups: Migration = {
  name: '076-backups',
  up: async (db, kind) => {
    await startTable(db, kind, 'backup')
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('leaseUntil', 'text', (column) => column.notNull())
      .addColumn('madeAt', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('bytes', 'text', (column) => column.notNull())
      .addColumn('pictures', 'integer', (column) => column.notNull())
      .addColumn('problem', 'text', (column) => column.notNull())
      .execute()
  },
}
