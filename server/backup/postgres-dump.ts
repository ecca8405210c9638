import { Kysely, sql } from 'kysely'
import { openPostgres } from '#server/db/postgres.ts'
import type { Tables } from '#server/db/schema.ts'
import { OperatorError } from '#server/operator-error.ts'
import { runPostgres } from './postgres-program.ts'
import type { CopiedDatabase } from './sqlite-file.ts'

/** Where a restore puts the tables that were there. */
const asidePrefix = 'before_restore_'

const connected = async <T>(
  databaseUrl: string,
  work: (queries: Kysely<Tables>) => Promise<T>,
): Promise<T> => {
  const { dialect } = openPostgres(databaseUrl, () => undefined)
  const queries = new Kysely<Tables>({ dialect })
  try {
    return await work(queries)
  } finally {
    await queries.destroy()
  }
}

const namesIn = async (queries: Kysely<Tables>, table: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(table)} order by name`.execute(queries)
  return rows.map(({ name }) => name)
}

/** Writes the database to a new file as it is at one moment, whoever writes meanwhile. */
export const dumpDatabase = (databaseUrl: string, target: string): Promise<CopiedDatabase> =>
  connected(databaseUrl, (queries) =>
    queries
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(trx)
        await runPostgres('pg_dump', databaseUrl, [
          ...[`--snapshot=${rows[0]?.id}`, `--file=${target}`, '--table=public.*'],
          ...['--no-owner', '--no-privileges', '--no-comments'],
        ])
        return { steps: await namesIn(trx, 'migration'), pictures: await namesIn(trx, 'media') }
      }),
  )

/** Refuses when a Salus is connected to the database. */
export const mustBeAlone = (databaseUrl: string): Promise<void> =>
  connected(databaseUrl, async (queries) => {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and application_name = 'salus' and pid <> pg_backend_pid()
    `.execute(queries)
    if (rows.length === 0) return
    throw new OperatorError('A Salus is running on this database. Stop every instance first.')
  })

/** Moves every table out of the way within the transaction that brings the others in. */
const moveAside = (schema: string): string => `
  create schema ${schema};
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('alter table public.%I set schema ${schema}', name);
    end loop;
  end $$`

/** Puts the tables of a dump in place of those that are there, all or nothing; answers with where these are now. */
export const replaceTables = async (
  databaseUrl: string,
  dump: string,
  moment: Date,
): Promise<string> => {
  const schema = asidePrefix + moment.toISOString().replaceAll(/\D/g, '')
  await runPostgres('psql', databaseUrl, [
    ...['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'],
    ...[`--command=${moveAside(schema)}`, `--file=${dump}`],
  ])
  return schema
}
