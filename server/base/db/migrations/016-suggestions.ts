import type { Migration } from '../migrate.ts'
import { startTable } from './table.ts'

export const suggestions: Migration = {
  name: '016-suggestions',
  up: async (db, kind) => {
    await startTable(db, kind, 'suggestion')
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('suggestedAt', 'text', (column) => column.notNull())
      .addColumn('accountId', 'text', (column) =>
        column.notNull().references('account._id').onDelete('cascade'),
      )
      .addColumn('entity', 'text', (column) => column.notNull())
      .addColumn('entityId', 'text', (column) => column.notNull())
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('suggestion_state')
      .on('suggestion')
      .columns(['state', '_id'])
      .execute()
  },
}
