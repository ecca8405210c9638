import { setTimeout } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { openPostgresPool } from '#server/base/db/postgres.ts'
import type { DatabaseTables } from '#server/base/db/schema.ts'
import { OperatorError } from '#server/base/process/operator-error.ts'

export const withPostgresConnection = async <T>(
  databaseUrl: string,
  work: (queries: Kysely<DatabaseTables>) => Promise<T>,
): Promise<T> => {
  const { dialect } = openPostgresPool(databaseUrl, () => undefined)
  const queries = new Kysely<DatabaseTables>({ dialect })
  try {
    return await work(queries)
  } finally {
    await queries.destroy()
  }
}

const isSalusConnected = async (queries: Kysely<DatabaseTables>): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'salus' and pid <> pg_backend_pid()
  `.execute(queries)
  return rows.length > 0
}

export const requireNoRunningSalus = (databaseUrl: string): Promise<void> =>
  withPostgresConnection(databaseUrl, async (queries) => {
    // PostgreSQL lists a connection briefly after it was closed.
    for (let looks = 0; looks < 20; looks++) {
      if (!(await isSalusConnected(queries))) return
      await setTimeout(100)
    }
    throw new OperatorError('A Salus is running on this database. Stop every instance first.')
  })

/** Warns if the database role is a superuser, which can access all tables and files. */
export const warnOfSuperuser = (
  databaseUrl: string,
  onWarning?: (sentence: string) => void,
): Promise<void> =>
  withPostgresConnection(databaseUrl, async (queries) => {
    const { rows } = await sql<{ isSuperuser: boolean }>`
      select rolsuper as "isSuperuser" from pg_roles where rolname = current_user`.execute(queries)
    if (!rows[0]?.isSuperuser) return
    onWarning?.(
      'Warning: the role in DATABASE_URL is a superuser of PostgreSQL. A role that owns the tables and may create schemas in this database is enough, and safer for a backup from elsewhere.',
    )
  })

/** Names the schema that keeps the tables replaced by a restore. */
export const buildFormerSchemaName = (moment: Date): string =>
  `before_restore_${moment.toISOString().replaceAll(/\D/g, '')}`

/** Returns SQL that moves every table of `public` to another schema. */
export const moveTablesToSchemaSql = (schema: string): string => `
  create schema ${schema};
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('alter table public.%I set schema ${schema}', name);
    end loop;
  end $$`
