import type { Migration } from '../migrate.ts'
import { startTable } from './table.ts'

export const figures: Migration = {
  name: '083-figures',
  up: async (db, kind) => {
    await startTable(db, kind, 'figure')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('shown', 'text', (column) => column.notNull())
      .addColumn('replacedBy', 'text', (column) => column.notNull())
      .execute()
    for (const column of ['content', 'shown'])
      await db.schema.createIndex(`figure_${column}`).on('figure').column(column).execute()
  },
}
