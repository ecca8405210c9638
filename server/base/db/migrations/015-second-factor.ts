import type { Migration } from '../migrate.ts'
import { startTable } from './table.ts'

export const secondFactorMigration: Migration = {
  name: '015-second-factor',
  up: async (db, kind) => {
    await startTable(db, kind, 'totp')
      .addColumn('accountId', 'text', (column) =>
        column.primaryKey().references('account._id').onDelete('cascade'),
      )
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('lastStep', 'integer', (column) => column.notNull())
      .addColumn('isConfirmed', 'integer', (column) => column.notNull())
      .execute()
    await startTable(db, kind, 'passkey')
      .addColumn('passkeyId', 'text', (column) => column.primaryKey())
      .addColumn('accountId', 'text', (column) =>
        column.notNull().references('account._id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('publicKey', 'text', (column) => column.notNull())
      .addColumn('counter', 'text', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('addedAt', 'text', (column) => column.notNull())
      .addColumn('lastUsedAt', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('passkey_account').on('passkey').column('accountId').execute()
    await startTable(db, kind, 'recoveryCode')
      .addColumn('accountId', 'text', (column) =>
        column.notNull().references('account._id').onDelete('cascade'),
      )
      .addColumn('codeHash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('recoveryCode_key', ['accountId', 'codeHash'])
      .execute()
    await startTable(db, kind, 'authChallenge')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('accountId', 'text', (column) =>
        column.notNull().references('account._id').onDelete('cascade'),
      )
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute()
  },
}
