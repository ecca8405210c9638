import type { Migration } from '../migrate.ts'
import { startEntityTable } from './table.ts'

export const brand: Migration = {
  name: '025-brand',
  up: async (db, kind) => {
    await startEntityTable(db, kind, 'siteBrand')
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}
