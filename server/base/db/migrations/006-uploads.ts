import type { Migration } from '../migrate.ts'
import { startTable } from './table.ts'

export const uploads: Migration = {
  name: '006-uploads',
  up: async (db, kind) => {
    await startTable(db, kind, 'upload')
      .addColumn('url', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
  },
}
