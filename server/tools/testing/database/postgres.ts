import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

export interface TestDatabase {
  readonly url: string
  /** Closes open connections and gives the database back. */
  letGo(): Promise<void>
}

const newName = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex')}`
const nameIn = (url: string): string => new URL(url).pathname.slice(1)

/** Creates a database without tables. Releasing it also drops all copies made of it. */
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
  /** Stays connected, because connecting takes longer than emptying. */
  readonly client: Client
  /** Fingerprint of the initial schema. */
  readonly tables: string
}

/** Emptied copies for reuse: emptying one takes a tenth of the time of making one. */
const unused = new Map<string, Copy[]>()
const used = new Map<string, Copy>()

/** Returns an empty copy of the database `model`, which must have no connections. */
export const borrowEmptyCopy = async (model: string): Promise<TestDatabase> => {
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

/** Empties a copy in use. Returns false if it cannot be reused. */
export const emptyCopyInUse = async (url: string): Promise<boolean> => {
  const copy = used.get(url)
  // Servers keep the secret that they were started with.
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

/** Copies the database `model` with its content. It must have no connections. */
export const copyWithContent = async (model: string): Promise<TestDatabase> => {
  const name = await copyOf(model)
  return { url: urlOf(name), letGo: () => administer((client) => dropWithCopies(client, name)) }
}

const makeCopy = async (model: string): Promise<Copy> => {
  const url = urlOf(await copyOf(model))
  const client = new Client({ connectionString: url })
  // The connection may be closed while idle, when the cluster stops or the database is dropped.
  client.on('error', () => undefined)
  await client.connect()
  return { url, client, tables: (await stateOf(client)).tables }
}

interface State {
  /** Fingerprint of the tables and indexes. Recreating one changes the fingerprint. */
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

// Maximum size in bytes of tables that are emptied with `delete`. Above it, `truncate` is faster.
const mostToDelete = 256 * 1024

/** Empties every table with rows. Returns false or throws if the schema has changed. */
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
      // Disables the check of references, because related tables are emptied together.
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
