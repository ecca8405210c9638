import type { Migration } from '../migrate.ts'
import { entityTable } from './table.ts'

export const languages: Migration = {
  name: '064-languages',
  up: async (db, kind) => {
    await entityTable(db, kind, 'siteLanguages')
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}
