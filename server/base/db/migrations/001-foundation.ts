import type { Migration } from '../migrate.ts'
import { startEntityTable, startTable } from './table.ts'

export const foundation: Migration = {
  name: '001-foundation',
  up: async (db, kind) => {
    await startTable(db, kind, 'installation')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()

    await startTable(db, kind, 'journal')
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('accountId', 'text')
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('entity', 'text', (column) => column.notNull())
      .addColumn('entityId', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('before', 'text')
      .addColumn('after', 'text')
      .execute()
    await db.schema
      .createIndex('journalByEntity')
      .on('journal')
      .columns(['entity', 'entityId', '_id'])
      .execute()

    await startEntityTable(db, kind, 'account')
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('emailKey', 'text', (column) => column.notNull().unique())
      .addColumn('passwordHash', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .execute()

    await startTable(db, kind, 'session')
      .addColumn('tokenHash', 'text', (column) => column.primaryKey())
      .addColumn('accountId', 'text', (column) =>
        column.notNull().references('account._id').onDelete('cascade'),
      )
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('lastUsedAt', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('sessionByAccount').on('session').column('accountId').execute()

    await startTable(db, kind, 'oneTimeCode')
      .addColumn('emailKey', 'text', (column) => column.primaryKey())
      .addColumn('codeHash', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('sentAt', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute()

    await startTable(db, kind, 'rateLimit')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('hits', 'integer', (column) => column.notNull())
      .addColumn('resetsAt', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('rateLimitByReset').on('rateLimit').column('resetsAt').execute()

    await startEntityTable(db, kind, 'publication')
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('authors', 'text', (column) => column.notNull())
      .addColumn('publicationDate', 'text', (column) => column.notNull())
      .addColumn('publicationType', 'text', (column) => column.notNull())
      .addColumn('publicationLink', 'text', (column) => column.notNull())
      .addColumn('publicationSummary', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('publicationByDate')
      .on('publication')
      .columns(['publicationDate desc', '_id desc'])
      .execute()
  },
}
