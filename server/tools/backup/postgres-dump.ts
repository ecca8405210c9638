import { type Kysely, sql } from 'kysely'
import type { DatabaseTables } from '#server/base/db/schema.ts'
import type { TableFingerprints } from './manifest.ts'
import {
  buildFormerSchemaName,
  moveTablesToSchemaSql,
  withPostgresConnection,
} from './postgres-connection.ts'
import { runPostgresProgram } from './postgres-program.ts'
import { requireSafePostgresDump } from './read-dump.ts'
import { runPostgresDump } from './run-dump.ts'
import type { CopiedDatabaseSummary } from './sqlite-file.ts'

const namesIn = async (queries: Kysely<DatabaseTables>, table: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(table)} order by name`.execute(queries)
  return rows.map(({ name }) => name)
}

/** Counts and hashes the rows of each table in a schema. The digest does not depend on row order. */
export const fingerprintTables = async (
  queries: Kysely<DatabaseTables>,
  schema: string,
): Promise<TableFingerprints> => {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = ${schema} order by tablename`.execute(
    queries,
  )
  const contents: TableFingerprints = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ rows: string; digest: string | null }>`
      select count(*) as rows, md5(string_agg(line, '' order by line)) as digest
      from (select md5(t::text) as line from ${sql.table(`${schema}.${name}`)} t) lines`.execute(
      queries,
    )
    contents[name] = { rows: Number(rows[0]?.rows), digest: rows[0]?.digest ?? '' }
  }
  return contents
}

/** Returns options that exclude an operator's views, because a restore would have to trust them. */
const withoutViews = async (queries: Kysely<DatabaseTables>): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f')`.execute(queries)
  return rows.map(({ name }) => `--exclude-table=public.${name}`)
}

/** Dumps a consistent snapshot of the database to a new file while others write. */
export const dumpPostgresDatabase = (
  databaseUrl: string,
  target: string,
): Promise<CopiedDatabaseSummary> =>
  withPostgresConnection(databaseUrl, (queries) =>
    queries
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(trx)
        await runPostgresProgram('pg_dump', databaseUrl, [
          `--snapshot=${rows[0]?.id}`,
          `--file=${target}`,
          '--table=public.*',
          ...(await withoutViews(trx)),
          '--no-owner',
          '--no-privileges',
          '--no-comments',
        ])
        // Fails now if `restore` would reject the dump later.
        await requireSafePostgresDump(target)
        return {
          tables: await fingerprintTables(trx, 'public'),
          steps: await namesIn(trx, 'migration'),
          pictures: await namesIn(trx, 'media'),
        }
      }),
  )

/** Replaces the tables by those of a dump in one transaction. Returns the schema with the former tables. */
export const replaceTablesFromDump = async (
  databaseUrl: string,
  dump: string,
  moment: Date,
): Promise<string> => {
  const schema = buildFormerSchemaName(moment)
  await runPostgresDump(databaseUrl, {
    dump,
    before: moveTablesToSchemaSql(schema),
    schema: 'public',
  })
  return schema
}
