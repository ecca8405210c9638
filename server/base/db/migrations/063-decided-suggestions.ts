import type { Migration } from '../migrate.ts'

export const decidedSuggestions: Migration = {
  name: '063-decided-suggestions',
  up: async (db) => {
    for (const name of ['decidedAt', 'decidedBy', 'note']) {
      await db.schema
        .alterTable('suggestion')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute()
    }
  },
}
