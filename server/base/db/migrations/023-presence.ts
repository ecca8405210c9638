import type { Migration } from '../migrate.ts'
import { startTable } from './table.ts'

export const presence: Migration = {
  name: '023-presence',
  up: async (db, kind) => {
    await startTable(db, kind, 'presence')
      .addColumn('entity', 'text', (column) => column.notNull())
      .addColumn('entityId', 'text', (column) => column.notNull())
      .addColumn('accountId', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('seenAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('presenceKey', ['entity', 'entityId', 'accountId'])
      .execute()
  },
}
