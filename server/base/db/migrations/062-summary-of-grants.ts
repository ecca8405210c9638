import type { Migration } from '../migrate.ts'
import type { EntrySnapshot } from '../snapshot-shape.ts'

export const grantSummary: Migration = {
  name: '062-summary-of-grants',
  up: async (db) => {
    await db.schema
      .alterTable('grant')
      .addColumn('summary', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
  upgradeSnapshot: ({ grant, ...others }: EntrySnapshot): EntrySnapshot => ({
    ...others,
    ...(grant && { grant: grant.map((row) => ({ summary: '', ...row })) }),
  }),
}
