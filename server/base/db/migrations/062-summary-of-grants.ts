import type { Migration } from '../migrate.ts'
import type { Snapshot } from '../snapshot-shape.ts'

/** What a grant is for and what came of it, in the group's own words. */
export const grantSummary: Migration = {
  name: '062-summary-of-grants',
  up: async (db) => {
    await db.schema
      .alterTable('grant')
      .addColumn('summary', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
  upgradeSnapshot: ({ grant, ...others }: Snapshot): Snapshot => ({
    ...others,
    ...(grant && { grant: grant.map((row) => ({ summary: '', ...row })) }),
  }),
}
