import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { published } from '#contract/call/publishing.ts'
import type { Tables } from '../schema.ts'

/** Starts a table that takes only values of its columns' types, on either database. */
export const table = (
  db: Kysely<Tables>,
  kind: 'sqlite' | 'postgres',
  name: string,
): CreateTableBuilder<string> => {
  const builder = db.schema.createTable(name)
  return kind === 'sqlite' ? builder.modifyEnd(sql`strict`) : builder
}

/** Starts an entity's table: id, times and the version counter. */
export const entityTable = (db: Kysely<Tables>, kind: 'sqlite' | 'postgres', name: string) =>
  table(db, kind, name)
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())

/** Status, and the moments at which something appears and disappears, for a table's rows. */
export const addPublishing = async (db: Kysely<Tables>, name: string): Promise<void> => {
  for (const [column, value] of Object.entries(published)) {
    await db.schema
      .alterTable(name)
      .addColumn(column, 'text', (each) => each.notNull().defaultTo(value))
      .execute()
  }
  for (const column of ['publishAt', 'unpublishAt'] as const) {
    // Few rows have a moment, and the next one is asked for often.
    await sql`create index ${sql.ref(`${name}By${column === 'publishAt' ? 'PublishAt' : 'UnpublishAt'}`)}
      on ${sql.table(name)} (${sql.ref(column)}) where ${sql.ref(column)} <> ''`.execute(db)
  }
}
