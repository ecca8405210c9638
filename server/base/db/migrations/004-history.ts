import type { Migration } from '../migrate.ts'

export const history: Migration = {
  name: '004-history',
  up: async (db) => {
    await db.schema.alterTable('journal').addColumn('rows', 'text').execute()
  },
}
