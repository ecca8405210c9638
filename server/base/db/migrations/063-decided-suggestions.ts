import type { Migration } from '../migrate.ts'

/** Who decided on a suggestion and when, with their note, so that whoever made it sees what became of it. */
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
