import { existsSync } from 'node:fs'
import { chmod, cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { OperatorError } from '#server/base/process/operator-error.ts'
import {
  databaseKind,
  openTestDatabase,
  type Place,
  temporaryFolder,
  testOnce,
} from '#server/tools/testing/database/database.ts'
import { readEverything } from '#server/tools/testing/database/everything.ts'
import {
  backUpInProcess,
  restore,
  restoreInProcess,
  shareBackup,
} from '#server/tools/testing/process/backup.ts'
import { runCommandOn } from '#server/tools/testing/process/command.ts'
import { verifyBackupByRestoring } from './check.ts'
import { readBackupManifest, writeBackupManifest } from './manifest.ts'
import { fingerprintFile } from './new-files.ts'
import { readPostgresDump, requireSafePostgresDump } from './read-dump.ts'

const backedUp = shareBackup()
const onPostgres = test.runIf(databaseKind === 'postgres')

/** Copies a backup with a changed dump and its correct hash. */
const withDump = async (backup: string, change: (dump: string) => string): Promise<string> => {
  const folder = join(temporaryFolder(), 'backup')
  await cp(backup, folder, { recursive: true })
  const path = join(folder, 'database.sql')
  await writeFile(path, change(await readFile(path, 'utf8')))
  const manifest = await readBackupManifest(folder)
  await writeBackupManifest(folder, {
    ...manifest,
    database: { ...manifest.database, ...(await fingerprintFile(path)) },
  })
  return folder
}

const checkHere = ({ databaseUrl }: Place, folder: string) =>
  verifyBackupByRestoring(folder, { scratch: temporaryFolder(), databaseUrl })

const pair = /^\\(?:un)?restrict .*\n/gm
const unpatched = (dump: string) => dump.replaceAll(pair, '')
const madeBy = (version: string) => (dump: string) =>
  dump.replaceAll(/^(-- Dumped .* version ).*$/gm, `$1${version}`)
const timeout = (dump: string) =>
  dump.replace(
    'SET idle_in_transaction_session_timeout = 0;\n',
    (line) => `${line}SET transaction_timeout = 0;\n`,
  )
/** PostgreSQL 18 writes constraint names, which a renamed column keeps. */
const namedConstraints = (dump: string) =>
  dump.replace('    name text NOT NULL', '    name text CONSTRAINT old_name_not_null NOT NULL')

const versions: readonly (readonly [string, (dump: string) => string])[] = [
  ['15.13', unpatched],
  ['16.10', String],
  ['17.5', (dump) => timeout(unpatched(dump))],
  ['18.0', (dump) => namedConstraints(timeout(dump))],
]

onPostgres('dumps of pg_dump 15 to 18 are verified and restored', async () => {
  const { place, folder, before } = await backedUp()
  for (const [version, change] of versions) {
    const variant = await withDump(folder, (dump) => madeBy(version)(change(dump)))
    await checkHere(place, variant)
    await restoreInProcess(place, variant)
    expect(await readEverything(place), version).toEqual(before)
    const other = await withDump(folder, (dump) => unpatched(change(dump)))
    await requireSafePostgresDump(join(other, 'database.sql'))
  }
})

const firstTable = /^CREATE TABLE .*$/m
const before = (line: string) => (dump: string) =>
  dump.replace(firstTable, (it) => `${line}\n${it}`)
const firstRows = /^COPY .*$/m

/** Changes to a dump that would make psql run a shell command or injected SQL. */
const attacks = (file: string): Readonly<Record<string, (dump: string) => string>> => ({
  'a command of the shell': before(`\\! touch ${file}`),
  'a command of the shell at the very beginning': (dump) => `\\! touch ${file}\n${dump}`,
  'a command of the shell at the end': (dump) => `${dump}\\! touch ${file}\n`,
  'a command without an end of its line': (dump) => `${dump}\\! touch ${file}`,
  'a command after a statement': before(`SET row_security = off; \\! touch ${file}`),
  'a command within a statement': before(`SET row_security = \\! touch ${file}`),
  'a command after a comment that a carriage return ends': before(`-- x\r\\! touch ${file}`),
  'a command in the list of columns': (dump) =>
    dump.replace(firstTable, (it) => `${it}\n\\! touch ${file}`),
  'a command after rows': (dump) => dump.replace('\n\\.\n', `\n\\.\n\\! touch ${file}\n`),
  'rows that end with a carriage return': (dump) =>
    dump.replace(firstRows, (it) => `${it}\n\\.\r\n\\! touch ${file}`),
  'an end of restricted mode with another key': before(`\\unrestrict abc\n\\! touch ${file}`),
  'an end of restricted mode too early': (dump) => {
    const end = dump.match(pair)?.[0]?.replace('\\r', '\\unr') ?? '\\unrestrict a\n'
    return dump.replace(firstTable, (it) => `${end}${it}`)
  },
  'a second pair': before('\\restrict abc\n\\unrestrict abc'),
  backquotes: before(`\\set x \`touch ${file}\``),
  'a file that is read in': before('\\i /etc/passwd'),
  'rows of a program': (dump) =>
    dump.replace(firstRows, (it) => it.replace('stdin', `PROGRAM 'touch ${file}'`)),
  'rows to a program': before(`COPY public.post (_id) TO PROGRAM 'touch ${file}';`),
  'rows of a file': (dump) => dump.replace(firstRows, (it) => it.replace('stdin', "'/etc/passwd'")),
  'a query that is copied': before(`COPY (SELECT 1) TO '${file}';`),
  'a function': before(`CREATE FUNCTION public.f() RETURNS int LANGUAGE sql AS 'select 1';`),
  'a block of code': before('DO $$ begin perform 1; end $$;'),
  'an extension': before('CREATE EXTENSION plpython3u;'),
  'a role': before('CREATE ROLE eve SUPERUSER;'),
  'a change of the role': before('ALTER ROLE CURRENT_USER SUPERUSER;'),
  'a view': before('CREATE VIEW public.v AS SELECT 1;'),
  'a trigger': before(
    'CREATE TRIGGER t BEFORE INSERT ON public.post EXECUTE FUNCTION suppress_redundant_updates_trigger();',
  ),
  'a rule': before('CREATE RULE r AS ON INSERT TO public.post DO ALSO SELECT 1;'),
  'an end of the transaction': before('COMMIT;'),
  'a table of another schema': before('CREATE TABLE pg_catalog.x (\n);'),
  'rows of a table of another schema': before(
    'COPY pg_catalog.pg_authid (rolname) FROM stdin;\n\\.',
  ),
  'a default that calls a function': before(
    `CREATE TABLE public.x (\n    a text DEFAULT pg_read_file('/etc/passwd')\n);`,
  ),
  'a check that calls a function': before(
    `CREATE TABLE public.x (\n    a text,\n    CONSTRAINT c CHECK (pg_read_file(a) <> ''::text)\n);`,
  ),
  'an index that calls a function': before(
    `CREATE INDEX i ON public.post USING btree (lower(title));`,
  ),
  'a condition that calls a function': before(
    `CREATE INDEX i ON public.post USING btree (title) WHERE (lower(title) = ''::text);`,
  ),
  'a call of a function': before(`SELECT pg_catalog.lo_import('/etc/passwd');`),
  'another search path': before(`SELECT pg_catalog.set_config('search_path', 'public', false);`),
  'backslashes that escape': before('SET standard_conforming_strings = off;'),
  'an escape string': before(`CREATE TABLE public.x (\n    a text DEFAULT E'\\''\n);`),
  'a backslash in a string': before(`CREATE TABLE public.x (\n    a text DEFAULT '\\'\n);`),
  'a string that is not closed': before(`CREATE TABLE public.x (\n    a text DEFAULT 'x\n);`),
  'a parenthesis that is not closed': before(
    'CREATE INDEX i ON public.post USING btree (title) WHERE ((title IS NULL);',
  ),
  'a comment that spans lines': before('/* SET row_security = off;'),
  'a variable of psql': before('SET default_tablespace = :x;'),
  'a letter that hides a backslash': before('-- \u8868'),
  'rows that never end': (dump) => dump.replaceAll('\\.\n', ''),
  'a statement that never ends': (dump) => `${dump}CREATE TABLE public.x (\n`,
  'a line that never ends': (dump) => `${dump}--${' '.repeat(1 << 18)}`,
  'a character that ends texts in C': before('-- \0'),
})

onPostgres(
  'lines that pg_dump does not write never reach psql, neither in a verification nor in a restore',
  async () => {
    const { place, folder, before: everything } = await backedUp()
    const file = join(temporaryFolder(), 'reached')
    for (const [what, attack] of Object.entries(attacks(file))) {
      const hostile = await withDump(folder, attack)
      for (const attemptOn of [checkHere, restoreInProcess]) {
        const attempt = attemptOn(place, hostile)
        await expect(attempt, what).rejects.toThrow(
          'The backup cannot be restored: its database.sql',
        )
        await expect(attempt, what).rejects.toBeInstanceOf(OperatorError)
      }
      expect(existsSync(file), what).toBe(false)
    }
    expect(await readEverything(place)).toEqual(everything)
  },
)

onPostgres(
  'rows may look like commands, and psql commands are rejected only outside of rows',
  async () => {
    const { place } = await backedUp()
    const { queries, close } = await openTestDatabase({ place })
    const titles = [
      '\\! touch x',
      '\\.',
      'a\n\\.\nDROP TABLE post;',
      '\r\n\\.\r\n',
      "');--",
      'public.post',
    ]
    for (const [n, name] of titles.entries()) {
      await queries
        .insertInto('installation')
        .values({ name: `test ${n}`, value: name })
        .execute()
    }
    await close()
    const before = await readEverything(place)
    const folder = join(temporaryFolder(), 'backup')
    await backUpInProcess(place, folder)
    await checkHere(place, folder)
    await restoreInProcess(place, folder)
    expect(await readEverything(place)).toEqual(before)
  },
)

onPostgres(
  'works with a role that owns its tables and may create schemas, and warns about a superuser',
  async () => {
    const { place, folder, before } = await backedUp()
    const { queries, close } = await openTestDatabase({ place })
    const role = `plain_${Date.now()}`
    const url = new URL(place.databaseUrl ?? '')
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(queries)
    await sql`create role ${sql.ref(role)} login password 'plain'`.execute(queries)
    await sql`grant create on database ${sql.ref(rows[0]?.name ?? '')} to ${sql.ref(role)}`.execute(
      queries,
    )
    await sql`grant all on schema public to ${sql.ref(role)}`.execute(queries)
    const tables = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(queries)
    for (const { name } of tables.rows) {
      await sql`alter table ${sql.ref(name)} owner to ${sql.ref(role)}`.execute(queries)
    }
    await close()
    onTestFinished(async () => {
      const database = await openTestDatabase({ place })
      await sql`drop owned by ${sql.ref(role)} cascade`.execute(database.queries)
      await sql`drop role ${sql.ref(role)}`.execute(database.queries)
      await database.close()
    })

    const warned = await runCommandOn(place, 'verify', [folder])
    expect(warned).toMatchObject({ code: 0, said: expect.stringContaining('is a superuser') })
    Object.assign(url, { username: role, password: 'plain' })
    const own = { ...place, databaseUrl: url.href }
    const verified = await runCommandOn(own, 'verify', [folder])
    expect(verified).toMatchObject({ code: 0, said: expect.not.stringContaining('superuser') })
    const restored = await restore(own, folder)
    expect(restored).toMatchObject({ code: 0, said: expect.not.stringContaining('superuser') })
    expect(await readEverything(own)).toEqual(before)
  },
)

/** Wraps psql in a script that records its input. An old psql has no restricted mode. */
const watchPsql = async (isOld: boolean) => {
  const folder = temporaryFolder()
  const script = `#!/bin/sh
if [ "$1" = "--help=commands" ]; then ${isOld ? 'true' : "printf '%s' '\\\\restrict KEY'"}; exit; fi
tee '${folder}/given' | grep -av '^.restrict ' | PATH="$REAL_PATH" psql "$@"
`
  await writeFile(join(folder, 'psql'), script)
  await chmod(join(folder, 'psql'), 0o755)
  vi.stubEnv('REAL_PATH', process.env.PATH)
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  return async () => (await readFile(join(folder, 'given'), 'latin1')).match(/^\\[a-z]+/gm) ?? []
}

onPostgres('psql is restricted before it reads a dump', async () => {
  const { place, folder } = await backedUp()
  const commands = await watchPsql(false)
  await restoreInProcess(place, folder)
  expect(await commands()).toEqual(['\\restrict'])
})

onPostgres('a psql without restricted mode is run without it', async () => {
  const { place, folder, before } = await backedUp()
  const commands = await watchPsql(true)
  await restoreInProcess(place, folder)
  expect(await commands()).toEqual([])
  expect(await readEverything(place)).toEqual(before)
})

onPostgres(
  'a backup omits an operator’s views, and fails with objects that could not be restored',
  async () => {
    const { place } = await backedUp()
    const { queries, close } = await openTestDatabase({ place })
    await sql`create view "Newest titles" as select title from post`.execute(queries)
    const folder = join(temporaryFolder(), 'backup')
    await backUpInProcess(place, folder)
    await checkHere(place, folder)
    await sql`create table own (id serial primary key)`.execute(queries)
    await expect(backUpInProcess(place, join(temporaryFolder(), 'backup'))).rejects.toThrow(
      'CREATE SEQUENCE public.own_id_seq',
    )
    await close()
  },
)

testOnce('the end of rows is found at every position of a chunk boundary', async () => {
  const path = join(temporaryFolder(), 'database.sql')
  const chunk = 1 << 20
  const head = 'COPY public.installation (name, value) FROM stdin;\n'
  for (const offset of [-3, -2, -1, 0, 1]) {
    const row = 'x'.repeat(chunk - head.length - 1 + offset)
    const rows = `\n${row}\n\\.\n`
    await writeFile(path, `${head}${row}\n\\.\n\n-- over\n`)
    const read = { rows: '', statements: '' }
    for await (const { isRows, text } of readPostgresDump(path))
      read[isRows ? 'rows' : 'statements'] += text
    expect(read.rows === rows, `${offset}`).toBe(true)
    expect(read.statements).toBe(`${head.trimEnd()}\n-- over\n`)
    await writeFile(path, `${head}${row}\n\\.\n\\! touch x\n`)
    await expect(requireSafePostgresDump(path), `${offset}`).rejects.toThrow('touch')
  }
})
