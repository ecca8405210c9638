import type { Migration } from '../migrate.ts'
import { entityTable } from './table.ts'

export const site: Migration = {
  name: '017-site',
  up: async (db, kind) => {
    await entityTable(db, kind, 'siteContent')
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
    await entityTable(db, kind, 'siteMenus')
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}
