import type { Migration } from '../migrate.ts'
import { startEntityTable, startTable } from './table.ts'

export const newsletterIssues: Migration = {
  name: '030-newsletter-issues',
  up: async (db, kind) => {
    await startEntityTable(db, kind, 'issue')
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('include', 'text', (column) => column.notNull())
      .execute()
    // No foreign keys, because sending records outlive issues and subscribers.
    await startTable(db, kind, 'issueSending')
      .addColumn('issueId', 'text', (column) => column.primaryKey())
      .addColumn('sentAt', 'text', (column) => column.notNull())
      .execute()
    await startTable(db, kind, 'issueDelivery')
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('issueId', 'text', (column) => column.notNull())
      .addColumn('subscriberId', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('nextAt', 'text', (column) => column.notNull())
      .addColumn('problem', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('issueDeliveryByState')
      .on('issueDelivery')
      .columns(['state', 'nextAt'])
      .execute()
    await db.schema
      .createIndex('issueDeliveryByIssue')
      .on('issueDelivery')
      .columns(['issueId', 'state'])
      .execute()
  },
}
