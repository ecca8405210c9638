import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/** What lists are ordered by. */
const columns = [
  ['profile', 'name'],
  ['category', 'nameKey'],
  ['publication', 'title'],
  ['publication', 'publicationType'],
] as const

/** Orders text by its characters wherever it is kept; until then PostgreSQL followed its own locale. */
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
