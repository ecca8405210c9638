import type { Migration } from '../migrate.ts'

/** Adds whether an item of a site import is saved by default. */
export const tickedItems: Migration = {
  name: '087-ticked-items',
  up: async (db) => {
    await db.schema
      .alterTable('moveImportItem')
      .addColumn('ticked', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
  },
}
