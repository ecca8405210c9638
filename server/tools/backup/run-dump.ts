import { randomBytes } from 'node:crypto'
import { knowsRestrict, runPostgres } from './postgres-program.ts'
import { readDump } from './read-dump.ts'

/** Sets what PostgreSQL before 17 does not know only where it is known. */
const laterSetting = `select pg_catalog.set_config(name, '0', false)
  from pg_catalog.pg_settings where name = 'transaction_timeout';`

async function* scriptOf(dump: string, before: string, schema: string): AsyncGenerator<Buffer> {
  yield Buffer.from(`begin;\n${before};\n`)
  // Whatever gets past the reader still reaches no command of psql.
  if (await knowsRestrict()) yield Buffer.from(`\\restrict ${randomBytes(16).toString('hex')}\n`)
  for await (const { isRows, text } of readDump(dump)) {
    const sql = isRows
      ? text
      : text
          .replace(/^SET transaction_timeout = 0;$/m, laterSetting)
          .replaceAll(/\bpublic\./g, `${schema}.`)
    yield Buffer.from(sql, 'latin1')
  }
  // Only here: where the dump ends early, so does the transaction.
  yield Buffer.from('commit;\n')
}

/** Runs `before` and then a dump with its tables in `schema`, all or nothing. */
export const runDump = (
  databaseUrl: string,
  { dump, before, schema }: { dump: string; before: string; schema: string },
): Promise<void> =>
  runPostgres(
    'psql',
    databaseUrl,
    ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--file=-'],
    scriptOf(dump, before, schema),
  )
