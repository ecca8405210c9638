import type { Migration } from '../migrate.ts'
import type { Snapshot } from '../snapshot-shape.ts'

export const addTextColumns = (
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
  upgradeSnapshot: (snapshot: Snapshot): Snapshot => {
    const rows = snapshot[table]
    return rows ? { ...snapshot, [table]: rows.map((row) => ({ ...columns, ...row })) } : snapshot
  },
})
