import type { Migration } from '../migrate.ts'
import { table } from './table.ts'

export const uploads: Migration = {
  name: '006-uploads',
  up: async (db, kind) => {
    await table(db, kind, 'upload')
      .addColumn('url', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
  },
}
