import type { Migration } from '../migrate.ts'

/** The rows behind a journal entry as they were before it, so that they can be brought back. */
export const history: Migration = {
  name: '004-history',
  up: async (db) => {
    await db.schema.alterTable('journal').addColumn('rows', 'text').execute()
  },
}
