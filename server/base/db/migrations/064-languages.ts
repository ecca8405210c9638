import type { Migration } from '../migrate.ts'
import { startEntityTable } from './table.ts'

export const languages: Migration = {
  name: '064-languages',
  up: async (db, kind) => {
    await startEntityTable(db, kind, 'siteLanguages')
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}
