import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** A database on the tests' PostgreSQL. */
export interface TestDatabase {
  readonly url: string
  /** Nobody needs it any more; whoever is still connected no longer is. */
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

/** A copy of the database at `model`, which nobody may be connected to, with all its tables empty. */
export const copyDatabase = async (model: string): Promise<TestDatabase> => {
  const copies = unused.get(model) ?? []
  unused.set(model, copies)
  const copy = copies.pop() ?? (await makeCopy(model))
  return {
    url: copy.url,
    letGo: async () => {
      if (await emptyAgain(copy).catch(() => false)) copies.push(copy)
      else await copy.client.end()
    },
  }
}

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
  return { url, client, tables: await describeTables(client) }
}

/** The tables, their indexes and the steps that made them; one that was made again is another one. */
const describeTables = async (client: Client): Promise<string> => {
  const { rows } = await client.query(
    `select oid::text, relname from pg_class where relnamespace = to_regnamespace('public')
     union all select 'migration', name from migration order by 1, 2`,
  )
  return JSON.stringify(rows)
}

// A table whose file is larger is made anew; for a smaller one that takes longer than deleting.
const mostToDelete = 256 * 1024

/** Empties every table that was written to; false, or failing, when that does not make it what it was. */
const emptyAgain = async ({ client, tables }: Copy): Promise<boolean> => {
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  if ((await describeTables(client)) !== tables) return false
  const { rows } = await client.query<{ name: string; bytes: string }>(
    `select oid::regclass::text as name, pg_relation_size(oid) as bytes from pg_class
     where relkind = 'r' and relnamespace = to_regnamespace('public')
     and relname <> 'migration' and pg_relation_size(oid) > 0`,
  )
  const large = rows.filter(({ bytes }) => Number(bytes) > mostToDelete)
  if (large.length > 0) await client.query(`truncate ${large.map(({ name }) => name)} cascade`)
  // As a replica: nobody checks references between tables that are emptied together.
  await client.query(
    [
      'set session_replication_role = replica',
      ...rows.map(({ name }) => `delete from ${name}`),
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
