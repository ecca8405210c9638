import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrate.ts'
import type { DatabaseTables } from '../schema.ts'
import type { EntrySnapshot } from '../snapshot-shape.ts'
import { addPublishingColumns, startTable } from './table.ts'

const publishable = ['post', 'publication', 'frontPage', 'profile']
const columns = { status: 'published', publishAt: '', unpublishAt: '' }

/**
 * Makes the category optional for drafts. SQLite cannot drop `not null`, so the column is
 * recreated.
 */
const freeCategory = async (
  db: Kysely<DatabaseTables>,
  kind: 'sqlite' | 'postgres',
): Promise<void> => {
  if (kind === 'postgres') {
    await sql`alter table "post" alter column "categoryId" drop not null`.execute(db)
    return
  }
  await sql`drop index "postByCategory"`.execute(db)
  await sql`alter table "post" add column "category" text references "category" ("_id")`.execute(db)
  await sql`update "post" set "category" = "categoryId"`.execute(db)
  await sql`alter table "post" drop column "categoryId"`.execute(db)
  await sql`alter table "post" rename column "category" to "categoryId"`.execute(db)
  await sql`create index "postByCategory" on "post" ("categoryId")`.execute(db)
}

export const drafts: Migration = {
  name: '014-drafts',
  up: async (db, kind) => {
    for (const name of publishable) await addPublishingColumns(db, name)
    await freeCategory(db, kind)
    await startTable(db, kind, 'draft')
      .addColumn('entity', 'text', (column) => column.notNull())
      .addColumn('entityId', 'text', (column) => column.notNull())
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('base', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('draftKey', ['entity', 'entityId'])
      .execute()
    await startTable(db, kind, 'previewToken')
      .addColumn('tokenHash', 'text', (column) => column.primaryKey())
      .addColumn('entity', 'text', (column) => column.notNull())
      .addColumn('entityId', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('previewTokenByEntity')
      .on('previewToken')
      .columns(['entity', 'entityId'])
      .execute()
  },
  // Before drafts existed, all entries were public.
  upgradeSnapshot: (snapshot: EntrySnapshot) =>
    Object.fromEntries(
      Object.entries(snapshot).map(([name, rows]) => [
        name,
        publishable.includes(name) ? rows.map((row) => ({ ...columns, ...row })) : rows,
      ]),
    ),
}
