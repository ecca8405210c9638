import type { Migration } from '../migrate.ts'
import { startTable } from './table.ts'

export const digests: Migration = {
  name: '031-digests',
  up: async (db, kind) => {
    await startTable(db, kind, 'digest')
      .addColumn('accountId', 'text', (column) =>
        column.primaryKey().references('account._id').onDelete('cascade'),
      )
      .addColumn('rhythm', 'text', (column) => column.notNull())
      .addColumn('toldFor', 'text', (column) => column.notNull())
      .execute()
  },
}
