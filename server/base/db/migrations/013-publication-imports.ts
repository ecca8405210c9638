import type { Migration } from '../migrate.ts'
import { startTable } from './table.ts'

export const publicationImports: Migration = {
  name: '013-publication-imports',
  up: async (db, kind) => {
    await startTable(db, kind, 'publicationImport')
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('accountId', 'text')
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('isUndoing', 'integer', (column) => column.notNull())
      .addColumn('done', 'integer', (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('sources', 'text', (column) => column.notNull())
      .addColumn('kept', 'text', (column) => column.notNull())
      .addColumn('leaseUntil', 'text', (column) => column.notNull())
      .execute()
    await startTable(db, kind, 'publicationImportEntry')
      .addColumn('importId', 'text', (column) =>
        column.notNull().references('publicationImport._id').onDelete('cascade'),
      )
      .addColumn('index', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('line', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('publication', 'text')
      .addColumn('matches', 'text', (column) => column.notNull())
      .addColumn('fills', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('twin', 'integer')
      .addColumn('isChosen', 'integer', (column) => column.notNull())
      .addColumn('savedAs', 'text', (column) => column.notNull())
      .addColumn('savedVersion', 'integer', (column) => column.notNull())
      .addColumn('isAdded', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('publicationImportEntry_key', ['importId', 'index'])
      .execute()
    await startTable(db, kind, 'lookup')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('until', 'text', (column) => column.notNull())
      .execute()
  },
}
