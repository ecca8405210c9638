import type { Migration } from '../migrate.ts'
import { startTable } from './table.ts'

export const keys: Migration = {
  name: '071-keys',
  up: async (db, kind) => {
    await startTable(db, kind, 'accessKey')
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('keyHash', 'text', (column) => column.notNull().unique())
      .addColumn('accountId', 'text', (column) =>
        column.notNull().references('account._id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('nameKey', 'text', (column) => column.notNull().unique())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .addColumn('lastUsedAt', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('accessKeyByAccount').on('accessKey').column('accountId').execute()
  },
}
