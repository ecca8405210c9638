import type { Migration } from '../migrate.ts'
import { table } from './table.ts'

/**
 * Adds when visitors first saw an entry, if that differs from its creation and publication time.
 */
export const firstShown: Migration = {
  name: '057-first-shown',
  up: async (db, kind) => {
    await table(db, kind, 'firstShown')
      .addColumn('entity', 'text', (column) => column.notNull())
      .addColumn('entityId', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('firstShownKey', ['entity', 'entityId'])
      .execute()
  },
}
