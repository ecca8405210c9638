import type { Migration } from '../migrate.ts'
import type { EntrySnapshot } from '../snapshot-shape.ts'

const columns = { award: '', notices: '[]' }

export const notices: Migration = {
  name: '062-notices',
  up: async (db) => {
    for (const [name, value] of Object.entries(columns)) {
      await db.schema
        .alterTable('publication')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(value))
        .execute()
    }
  },
  upgradeSnapshot: ({ publication, ...others }: EntrySnapshot): EntrySnapshot => ({
    ...others,
    ...(publication && { publication: publication.map((row) => ({ ...columns, ...row })) }),
  }),
}
