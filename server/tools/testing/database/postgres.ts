import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** A database on the tests' PostgreSQL. */
export interface TestDatabase {
  readonly url: string
  /** It is no longer needed; open connections are closed. */
  letGo(): Promise<void>
}

const newName = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex')}`
const nameIn = (url: string): string => new URL(url).pathname.slice(1)

/** Creates a database without tables. Letting go of it removes it and every copy made of it. */
export const createEmptyDatabase = async (): Promise<TestDatabase> => {
  const name = newName('salus')
  await administer((client) => client.query(`create database ${name}`))
  return { url: urlOf(name), letGo: () => administer((client) => dropWithCopies(client, name)) }
}

const dropWithCopies = async (client: Client, name: string): Promise<void> => {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where datname = $1 or starts_with(datname, $2)',
    [name, `${name}_`],
  )
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
}

interface Copy {
  readonly url: string
  /** Connected for as long as the copy is there: connecting costs more than emptying. */
  readonly client: Client
  /** What its tables were when it was made. */
  readonly tables: string
}

/** Copies that are like their model again: emptying one costs a tenth of making one. */
const unused = new Map<string, Copy[]>()
const used = new Map<string, Copy>()

/** A copy of the database at `model`, which nobody may be connected to, with all its tables empty. */
export const copyDatabase = async (model: string): Promise<TestDatabase> => {
  const copies = unused.get(model) ?? []
  unused.set(model, copies)
  const copy = copies.pop() ?? (await makeCopy(model))
  used.set(copy.url, copy)
  return {
    url: copy.url,
    letGo: async () => {
      used.delete(copy.url)
      const isUnused = disconnectOthers(copy).then(() => emptyAgain(copy))
      if (await isUnused.catch(() => false)) copies.push(copy)
      else await copy.client.end()
    },
  }
}

/** Empties a copy for the server that uses it and goes on using it; false where it has to have another one. */
export const emptyCopy = async (url: string): Promise<boolean> => {
  const copy = used.get(url)
  // Servers remember the secret they were started with.
  const but = "delete from installation where name <> 'secret'"
  return copy !== undefined && emptyAgain(copy, but).catch(() => false)
}

const disconnectOthers = ({ client }: Copy) =>
  client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )

const copyOf = async (model: string): Promise<string> => {
  const name = newName(nameIn(model))
  await administer((client) =>
    client.query(`create database ${name} template ${nameIn(model)} strategy file_copy`),
  )
  return name
}

/** A copy of the database at `model`, which nobody may be connected to, with all that is in it. */
export const copyWithContent = async (model: string): Promise<TestDatabase> => {
  const name = await copyOf(model)
  return { url: urlOf(name), letGo: () => administer((client) => dropWithCopies(client, name)) }
}

const makeCopy = async (model: string): Promise<Copy> => {
  const url = urlOf(await copyOf(model))
  const client = new Client({ connectionString: url })
  // The cluster may be stopped, or the database dropped, while nobody asks anything.
  client.on('error', () => undefined)
  await client.connect()
  return { url, client, tables: (await stateOf(client)).tables }
}

interface State {
  /** The tables, their indexes and what they were made with; one that was made again is another one. */
  readonly tables: string
  readonly written: readonly { readonly name: string; readonly bytes: number }[]
}

const stateOf = async (client: Client): Promise<State> => {
  const { rows } = await client.query<State>(
    `select
       concat(
         (select md5(string_agg(concat(oid, relname), ' ' order by oid)) from pg_class where relnamespace = schema),
         (select md5(string_agg(name, ' ' order by name)) from migration),
         (select string_agg(concat(name, value), ' ' order by name) from "searchState")
       ) as tables,
       (select coalesce(json_agg(json_build_object('name', oid::regclass::text, 'bytes', pg_relation_size(oid))), '[]')
         from pg_class where relkind = 'r' and relnamespace = schema
         and relname not in ('migration', 'searchState') and pg_relation_size(oid) > 0) as written
     from to_regnamespace('public') as schema`,
  )
  return rows[0] ?? { tables: '', written: [] }
}

// A table whose file is larger is made anew; for a smaller one that takes longer than deleting.
const mostToDelete = 256 * 1024

/** Empties every table that was written to; false, or failing, when that does not make it what it was. */
const emptyAgain = async (
  { client, tables }: Copy,
  installation = 'delete from installation',
): Promise<boolean> => {
  const state = await stateOf(client)
  if (state.tables !== tables) return false
  const large = state.written.filter(({ bytes }) => bytes > mostToDelete)
  await client.query(
    [
      'begin',
      "set local lock_timeout = '10s'",
      // As a replica: nobody checks references between tables that are emptied together.
      'set local session_replication_role = replica',
      ...(large.length > 0 ? [`truncate ${large.map(({ name }) => name)} cascade`] : []),
      ...state.written.map(({ name }) =>
        name === 'installation' ? installation : `delete from ${name}`,
      ),
      'commit',
    ].join(';'),
  )
  return true
}

const administer = async <T>(
  work: (client: Client) => Promise<T>,
  url = clusterUrl(),
): Promise<T> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const urlOf = (name: string): string => {
  const url = new URL(clusterUrl())
  url.pathname = `/${name}`
  return url.href
}

function clusterUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (url) return url
  throw new Error(
    'TEST_DATABASE_URL is not set: use `npm test -- <file>`, which starts a PostgreSQL, or set it to the address that `node scripts/postgres-cluster.mjs` prints.',
  )
}
