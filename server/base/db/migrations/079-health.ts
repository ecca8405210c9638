import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'
import { startTable } from './table.ts'

/**
 * Partial indexes by name, so that counting entries with problems does not load whole publications.
 */
const counted: Readonly<Record<string, string>> = {
  publicationByMissingDoi: `on "publication" ("_id") where "doi" = '' and "status" = 'published'`,
  publicationByMissingAbstract: `on "publication" ("_id") where "abstract" = '' and "status" = 'published'`,
  publicationByStatus: `on "publication" ("status", "_id")`,
}

export const health: Migration = {
  name: '079-health',
  up: async (db, kind) => {
    await startTable(db, kind, 'healthScan')
      .addColumn('entity', 'text', (column) => column.notNull())
      .addColumn('entityId', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('healthScan_key', ['entity', 'entityId'])
      .execute()
    await startTable(db, kind, 'healthLink')
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('entity', 'text', (column) => column.notNull())
      .addColumn('entityId', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('stamp', 'text', (column) => column.notNull())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('toEntity', 'text', (column) => column.notNull())
      .addColumn('toId', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('healthLink_entry')
      .on('healthLink')
      .columns(['entity', 'entityId'])
      .execute()
    await db.schema
      .createIndex('healthLink_to')
      .on('healthLink')
      .columns(['toEntity', 'url'])
      .execute()
    await startTable(db, kind, 'healthFact')
      .addColumn('check', 'text', (column) => column.notNull())
      .addColumn('entity', 'text', (column) => column.notNull())
      .addColumn('entityId', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('stamp', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('healthFact_key', ['check', 'entity', 'entityId'])
      .execute()
    await startTable(db, kind, 'healthAside')
      .addColumn('check', 'text', (column) => column.notNull())
      .addColumn('entity', 'text', (column) => column.notNull())
      .addColumn('entityId', 'text', (column) => column.notNull())
      .addColumn('stamp', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('healthAside_key', ['check', 'entity', 'entityId'])
      .execute()
    await startTable(db, kind, 'healthAnswer')
      .addColumn('url', 'text', (column) => column.primaryKey())
      .addColumn('status', 'integer', (column) => column.notNull())
      .addColumn('said', 'text', (column) => column.notNull())
      .addColumn('checkedAt', 'text', (column) => column.notNull())
      .execute()
    await startTable(db, kind, 'accountUse')
      .addColumn('accountId', 'text', (column) =>
        column.primaryKey().references('account._id').onDelete('cascade'),
      )
      .addColumn('usedAt', 'text', (column) => column.notNull())
      .execute()
    await sql`insert into "accountUse" ("accountId", "usedAt")
      select "_id", ${new Date().toISOString()} from "account"`.execute(db)
    for (const [name, on] of Object.entries(counted)) {
      await sql`create index ${sql.ref(name)} ${sql.raw(on)}`.execute(db)
    }
  },
}
