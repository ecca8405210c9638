import type { Migration } from '../migrate.ts'
import { entityTable } from './table.ts'

export const brand: Migration = {
  name: '025-brand',
  up: async (db, kind) => {
    await entityTable(db, kind, 'siteBrand')
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}
