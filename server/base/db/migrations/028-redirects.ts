import type { Migration } from '../migrate.ts'
import { startTable } from './table.ts'

export const redirects: Migration = {
  name: '028-redirects',
  up: async (db, kind) => {
    await startTable(db, kind, 'redirect')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('entity', 'text', (column) => column.notNull())
      .addColumn('entityId', 'text', (column) => column.notNull())
      .execute()
  },
}
