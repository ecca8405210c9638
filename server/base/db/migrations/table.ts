import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { publishedState } from '#contract/call/publishing.ts'
import type { DatabaseTables } from '../schema.ts'

export const startTable = (
  db: Kysely<DatabaseTables>,
  kind: 'sqlite' | 'postgres',
  name: string,
): CreateTableBuilder<string> => {
  const builder = db.schema.createTable(name)
  return kind === 'sqlite' ? builder.modifyEnd(sql`strict`) : builder
}

export const startEntityTable = (
  db: Kysely<DatabaseTables>,
  kind: 'sqlite' | 'postgres',
  name: string,
) =>
  startTable(db, kind, name)
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())

/** Adds the status of entries, and the times from and until which they are public. */
export const addPublishingColumns = async (
  db: Kysely<DatabaseTables>,
  name: string,
): Promise<void> => {
  for (const [column, value] of Object.entries(publishedState)) {
    await db.schema
      .alterTable(name)
      .addColumn(column, 'text', (each) => each.notNull().defaultTo(value))
      .execute()
  }
  for (const column of ['publishAt', 'unpublishAt'] as const) {
    // A partial index finds the next time quickly, because few rows have one.
    await sql`create index ${sql.ref(`${name}By${column === 'publishAt' ? 'PublishAt' : 'UnpublishAt'}`)}
      on ${sql.table(name)} (${sql.ref(column)}) where ${sql.ref(column)} <> ''`.execute(db)
  }
}
