import type { Migration } from '../migrate.ts'

export const responsibleAiMigration: Migration = {
  name: '029-responsible-ai',
  up: async (db) => {
    await db.schema
      .alterTable('post')
      .addColumn('responsibleAi', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute()
  },
}
