import type { Migration } from '../migrate.ts'
import { startEntityTable } from './table.ts'

export const site: Migration = {
  name: '017-site',
  up: async (db, kind) => {
    await startEntityTable(db, kind, 'siteContent')
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
    await startEntityTable(db, kind, 'siteMenus')
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}
