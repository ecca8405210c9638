import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/base/db/schema.ts'
import { asideName, connected, moveAside } from './postgres-place.ts'
import { runPostgres } from './postgres-program.ts'
import type { CopiedDatabase } from './sqlite-file.ts'

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
          `--snapshot=${rows[0]?.id}`,
          `--file=${target}`,
          '--table=public.*',
          '--no-owner',
          '--no-privileges',
          '--no-comments',
        ])
        return { steps: await namesIn(trx, 'migration'), pictures: await namesIn(trx, 'media') }
      }),
  )

/** Puts the tables of a dump in place of those that are there, all or nothing; answers with where these are now. */
export const replaceTables = async (
  databaseUrl: string,
  dump: string,
  moment: Date,
): Promise<string> => {
  const schema = asideName(moment)
  await runPostgres('psql', databaseUrl, [
    '--no-psqlrc',
    '--quiet',
    '--single-transaction',
    '--set=ON_ERROR_STOP=1',
    `--command=${moveAside(schema)}`,
    `--file=${dump}`,
  ])
  return schema
}
