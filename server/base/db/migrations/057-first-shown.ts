import type { Migration } from '../migrate.ts'
import { startTable } from './table.ts'

export const firstShown: Migration = {
  name: '057-first-shown',
  up: async (db, kind) => {
    await startTable(db, kind, 'firstShown')
      .addColumn('entity', 'text', (column) => column.notNull())
      .addColumn('entityId', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('firstShownKey', ['entity', 'entityId'])
      .execute()
  },
}
