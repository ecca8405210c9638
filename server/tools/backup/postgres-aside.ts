import { sql } from 'kysely'
import type { TableContents } from './manifest.ts'
import { tablesIn } from './postgres-dump.ts'
import { connected } from './postgres-place.ts'
import { runDump } from './run-dump.ts'

/** Schemas in which backups are tried out begin so. */
const prefix = 'salus_verify_'

/** The same database, with another schema in place of `public`. */
const within = (databaseUrl: string, schema: string): string => {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', `-c search_path=${schema}`)
  return url.href
}

/** Schemas that a try left behind which was ended half-way, a day ago or longer. */
const forgotten = async (databaseUrl: string, now: Date): Promise<string[]> =>
  connected(databaseUrl, async (queries) => {
    const { rows } = await sql<{ name: string }>`
      select nspname as name from pg_namespace where nspname like ${`${prefix}%`}`.execute(queries)
    const latest = `${prefix}${now.getTime() - 86_400_000}`
    return rows.map(({ name }) => name).filter((name) => name < latest)
  })

/** Restores a dump into a schema of its own for as long as `look` takes, beside the tables that are in use. */
export const restoreAside = async (
  databaseUrl: string,
  dump: string,
  look: (restored: { tables: TableContents; url: string }) => Promise<void>,
): Promise<void> => {
  const now = new Date()
  const schema = `${prefix}${now.getTime()}`
  const drop = (name: string) =>
    connected(databaseUrl, (queries) =>
      sql`drop schema if exists ${sql.ref(name)} cascade`.execute(queries),
    )
  for (const name of await forgotten(databaseUrl, now)) await drop(name)
  try {
    await runDump(databaseUrl, { dump, before: `create schema ${schema}`, schema })
    await look({
      tables: await connected(databaseUrl, (queries) => tablesIn(queries, schema)),
      url: within(databaseUrl, schema),
    })
  } finally {
    await drop(schema)
  }
}
