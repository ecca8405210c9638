import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
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
