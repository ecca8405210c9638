import type { Migration } from '../migrate.ts'
import { startTable } from './table.ts'

export const unfinished: Migration = {
  name: '043-unfinished',
  up: async (db, kind) => {
    await startTable(db, kind, 'unfinished')
      .addColumn('accountId', 'text', (column) =>
        column.notNull().references('account._id').onDelete('cascade'),
      )
      .addColumn('unfinishedId', 'text', (column) => column.notNull())
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('values', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('unfinishedKey', ['accountId', 'unfinishedId'])
      .execute()
  },
}
