import type { Migration } from '../migrate.ts'
import type { EntrySnapshot } from '../snapshot-shape.ts'

const columns = { content: '', date: '' }

export const news: Migration = {
  name: '022-news',
  up: async (db) => {
    for (const [name, value] of Object.entries(columns)) {
      await db.schema
        .alterTable('frontPage')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(value))
        .execute()
    }
  },
  upgradeSnapshot: ({ frontPage, ...others }: EntrySnapshot): EntrySnapshot => ({
    ...others,
    ...(frontPage && { frontPage: frontPage.map((row) => ({ ...columns, ...row })) }),
  }),
}
