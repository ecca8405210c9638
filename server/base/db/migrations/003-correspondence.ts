import type { Migration } from '../migrate.ts'
import { startEntityTable, startTable } from './table.ts'

export const correspondence: Migration = {
  name: '003-correspondence',
  up: async (db, kind) => {
    await startEntityTable(db, kind, 'message')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('postId', 'text', (column) => column.references('post._id').onDelete('set null'))
      .addColumn('read', 'integer', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('messageByRead')
      .on('message')
      .columns(['read', '_id desc'])
      .execute()
    await db.schema.createIndex('messageByPost').on('message').column('postId').execute()

    await startEntityTable(db, kind, 'subscriber')
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('emailKey', 'text', (column) => column.notNull().unique())
      .addColumn('confirmed', 'integer', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .execute()

    await startTable(db, kind, 'mailQueue')
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('mail', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('nextAt', 'text', (column) => column.notNull())
      .addColumn('problem', 'text')
      .execute()
    await db.schema.createIndex('mailQueueByNext').on('mailQueue').column('nextAt').execute()

    await startTable(db, kind, 'invitation')
      .addColumn('emailKey', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('invitedBy', 'text', (column) => column.notNull())
      .addColumn('invitedAt', 'text', (column) => column.notNull())
      .execute()

    await startTable(db, kind, 'passwordReset')
      .addColumn('tokenHash', 'text', (column) => column.primaryKey())
      .addColumn('accountId', 'text', (column) =>
        column.notNull().references('account._id').onDelete('cascade'),
      )
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute()

    await startEntityTable(db, kind, 'settings')
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()

    await startTable(db, kind, 'example')
      .addColumn('entity', 'text', (column) => column.notNull())
      .addColumn('entityId', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('exampleKey', ['entity', 'entityId'])
      .execute()
  },
}
