import type { Migration } from '../migrate.ts'
import type { EntrySnapshot } from '../snapshot-shape.ts'

export const createTextColumnsMigration = (
  name: string,
  table: string,
  columns: Readonly<Record<string, string>>,
): Migration => ({
  name,
  up: async (db) => {
    for (const [column, value] of Object.entries(columns)) {
      await db.schema
        .alterTable(table)
        .addColumn(column, 'text', (each) => each.notNull().defaultTo(value))
        .execute()
    }
  },
  upgradeSnapshot: (snapshot: EntrySnapshot): EntrySnapshot => {
    const rows = snapshot[table]
    return rows ? { ...snapshot, [table]: rows.map((row) => ({ ...columns, ...row })) } : snapshot
  },
})
