import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#server/base/db/database.ts'
import { openTestDatabase, type Place } from './database.ts'

const tablesOf = async ({ kind, queries }: Database): Promise<string[]> => {
  const list =
    kind === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table' order by name`
      : sql<{
          name: string
        }>`select tablename as name from pg_tables where schemaname = 'public' order by tablename`
  const tables = (await list.execute(queries)).rows.map(({ name }) => name)
  // The search index is derived from the other tables.
  return tables.filter((name) => !/^search[A-Z]/.test(name))
}

const rowsOf = async ({ queries }: Database, table: string): Promise<string[]> => {
  const { rows } = await sql`select * from ${sql.table(table)}`.execute(queries)
  // The order of columns differs between databases.
  const ordered = (row: unknown) => Object.fromEntries(Object.entries(row ?? {}).toSorted())
  return rows.map((row) => JSON.stringify(ordered(row))).toSorted()
}

/** Reads every row and every uploaded picture of a place that no server uses. */
export const readEverything = async (place: Place) => {
  const database = await openTestDatabase({ place })
  const rows = new Map<string, string[]>()
  for (const table of await tablesOf(database)) rows.set(table, await rowsOf(database, table))
  await database.close()
  const folder = join(place.dataDir, 'media')
  const names = (await readdir(folder)).filter((name) => /^[^.]+\.webp$/.test(name)).toSorted()
  const pictures = await Promise.all(names.map((name) => readFile(join(folder, name), 'base64')))
  return { rows, names, pictures }
}
