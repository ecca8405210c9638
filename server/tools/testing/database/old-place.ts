import { Kysely, sql } from 'kysely'
import { applyPendingMigrations, type Migration } from '#server/base/db/migrate.ts'
import { migrations } from '#server/base/db/migrations/index.ts'
import { openPostgresPool } from '#server/base/db/postgres.ts'
import type { DatabaseTables } from '#server/base/db/schema.ts'
import { openSqlite } from '#server/base/db/sqlite.ts'
import { databaseKind, emptyPlace, type Place } from './database.ts'

type Insert = (
  table: string,
  ...rows: readonly Readonly<Record<string, string | number | null>>[]
) => Promise<void>

/** Creates a database with the schema before a migration, and fills it with rows. */
export const makePlaceBefore = async (
  migration: Migration,
  fill: (insert: Insert) => Promise<void>,
): Promise<Place> => {
  const place = await emptyPlace()
  const { dialect } = place.databaseUrl
    ? openPostgresPool(place.databaseUrl, () => undefined)
    : openSqlite(place.dataDir)
  const db = new Kysely<DatabaseTables>({ dialect })
  const earlier = migrations.slice(0, migrations.indexOf(migration))
  await applyPendingMigrations(db, { kind: databaseKind, migrations: earlier })
  await fill(async (table, ...rows) => {
    for (const row of rows) {
      const columns = Object.keys(row).map((column) => sql.ref(column))
      await sql`insert into ${sql.table(table)} (${sql.join(columns)})
        values (${sql.join(Object.values(row))})`.execute(db)
    }
  })
  await db.destroy()
  return place
}
