import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

const columns = [
  ['profile', 'name'],
  ['category', 'nameKey'],
  ['publication', 'title'],
  ['publication', 'publicationType'],
] as const

/** Makes PostgreSQL sort text by code points, as SQLite does, instead of by the server's locale. */
export const oneOrder: Migration = {
  name: '005-one-order',
  up: async (db, kind) => {
    if (kind === 'sqlite') return
    for (const [table, column] of columns) {
      await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} type text collate "C"`.execute(
        db,
      )
    }
  },
}
