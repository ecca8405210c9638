import type { Migration } from '../migrate.ts'

export const pictureTexts: Migration = {
  name: '009-picture-texts',
  up: async (db) => {
    await db.schema
      .alterTable('subPost')
      .addColumn('pictureTexts', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute()
  },
}
