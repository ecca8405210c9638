import type { Migration } from '../migrate.ts'
import { startTable } from './table.ts'

export const publicationClaims: Migration = {
  name: '019-publication-claims',
  up: async (db, kind) => {
    for (const name of ['publicationConfirmed', 'publicationRejected']) {
      await startTable(db, kind, name)
        .addColumn('publicationId', 'text', (column) =>
          column.notNull().references('publication._id').onDelete('cascade'),
        )
        .addColumn('profileId', 'text', (column) =>
          column.notNull().references('profile._id').onDelete('cascade'),
        )
        .addColumn('position', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint(`${name}_key`, ['publicationId', 'profileId'])
        .execute()
      await db.schema.createIndex(`${name}_profileId`).on(name).column('profileId').execute()
    }
  },
}
