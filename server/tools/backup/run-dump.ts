import { randomBytes } from 'node:crypto'
import { runPostgresProgram, supportsPsqlRestrict } from './postgres-program.ts'
import { readPostgresDump } from './read-dump.ts'

/** PostgreSQL before 17 has no `transaction_timeout`, so it is set only if known. */
const laterSetting = `select pg_catalog.set_config(name, '0', false)
  from pg_catalog.pg_settings where name = 'transaction_timeout';`

async function* scriptOf(dump: string, before: string, schema: string): AsyncGenerator<Buffer> {
  yield Buffer.from(`begin;\n${before};\n`)
  // A second safeguard: if the validation of the dump misses a psql command, `\restrict` blocks it.
  if (await supportsPsqlRestrict())
    yield Buffer.from(`\\restrict ${randomBytes(16).toString('hex')}\n`)
  for await (const { isRows, text } of readPostgresDump(dump)) {
    const sql = isRows
      ? text
      : text
          .replace(/^SET transaction_timeout = 0;$/m, laterSetting)
          .replaceAll(/\bpublic\./g, `${schema}.`)
    yield Buffer.from(sql, 'latin1')
  }
  // Commits only at the end of the dump, so that a truncated dump changes nothing.
  yield Buffer.from('commit;\n')
}

/** Runs the SQL `before` and then a dump with its tables in `schema`, in one transaction. */
export const runPostgresDump = (
  databaseUrl: string,
  { dump, before, schema }: { dump: string; before: string; schema: string },
): Promise<void> =>
  runPostgresProgram(
    'psql',
    databaseUrl,
    ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--file=-'],
    scriptOf(dump, before, schema),
  )
