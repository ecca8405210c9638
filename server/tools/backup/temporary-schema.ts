import { sql } from 'kysely'
import type { TableFingerprints } from './manifest.ts'
import { withPostgresConnection } from './postgres-connection.ts'
import { fingerprintTables } from './postgres-dump.ts'
import { runPostgresDump } from './run-dump.ts'

/** Prefix of the schemas for test restores. */
const prefix = 'salus_verify_'

/** Returns a database URL with another schema in place of `public`. */
const withSchema = (databaseUrl: string, schema: string): string => {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', `-c search_path=${schema}`)
  return url.href
}

/** Lists schemas left by test restores that were interrupted at least a day ago. */
const listForgottenSchemas = async (databaseUrl: string, now: Date): Promise<string[]> =>
  withPostgresConnection(databaseUrl, async (queries) => {
    const { rows } = await sql<{ name: string }>`
      select nspname as name from pg_namespace where nspname like ${`${prefix}%`}`.execute(queries)
    const latest = `${prefix}${now.getTime() - 86_400_000}`
    return rows.map(({ name }) => name).filter((name) => name < latest)
  })

/** Restores a dump into a temporary schema beside the tables in use, and calls `look` on it. */
export const restoreIntoTemporarySchema = async (
  databaseUrl: string,
  dump: string,
  look: (restored: { tables: TableFingerprints; url: string }) => Promise<void>,
): Promise<void> => {
  const now = new Date()
  const schema = `${prefix}${now.getTime()}`
  const drop = (name: string) =>
    withPostgresConnection(databaseUrl, (queries) =>
      sql`drop schema if exists ${sql.ref(name)} cascade`.execute(queries),
    )
  for (const name of await listForgottenSchemas(databaseUrl, now)) await drop(name)
  try {
    await runPostgresDump(databaseUrl, { dump, before: `create schema ${schema}`, schema })
    await look({
      tables: await withPostgresConnection(databaseUrl, (queries) =>
        fingerprintTables(queries, schema),
      ),
      url: withSchema(databaseUrl, schema),
    })
  } finally {
    await drop(schema)
  }
}
