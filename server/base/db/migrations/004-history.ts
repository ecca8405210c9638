import type { Migration } from '../migrate.ts'

/** Adds database rows before each journal record, so that changes can be undone. */
export const history: Migration = {
  name: '004-history',
  up: async (db) => {
    await db.schema.alterTable('journal').addColumn('rows', 'text').execute()
  },
}
