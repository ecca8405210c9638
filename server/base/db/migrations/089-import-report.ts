import type { Migration } from '../migrate.ts'

/** Adds what the report of a site import needs: what became of each file, and which items are drafts. */
export const importReport: Migration = {
  name: '089-import-report',
  up: async (db) => {
    await db.schema
      .alterTable('moveImport')
      .addColumn('files', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute()
    await db.schema
      .alterTable('moveImportItem')
      .addColumn('isDraft', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
