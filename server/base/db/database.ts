import { type Dialect, Kysely } from 'kysely'
import { type Change, type ChangeFeed, createChangeFeed } from './changes.ts'
import { lockDirectory } from './directory-lock.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { listenForChanges } from './notifications.ts'
import { openPostgres } from './postgres.ts'
import { noteStatement } from './reads.ts'
import type { Tables } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import { keepCopy } from './sqlite-copy.ts'

export type Queries = Kysely<Tables>

const open = (dialect: Dialect): Queries =>
  new Kysely<Tables>({ dialect, log: ({ query }) => noteStatement(query.sql) })

/** The one database behind everything, migrated and ready. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  readonly queries: Queries
  readonly feed: ChangeFeed
  /** Sent inside each writing transaction, so that other instances learn what it changed. */
  announce(trx: Queries, changes: readonly Change[]): Promise<void>
  /** Receives errors of work in the background. */
  onError(error: unknown): void
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
  readonly onError: (error: unknown) => void
  readonly onProgress?: (sentence: string) => void
  /** How long a query to PostgreSQL is waited for. */
  readonly patienceMs?: number
}

/** Prepares derived data once the schema is up to date. */
type Prepare = (queries: Queries, onProgress?: (sentence: string) => void) => Promise<void>

/** Closes what was opened when it cannot be used after all. */
const orClose = <T>(work: Promise<T>, close: () => Promise<void>): Promise<T> =>
  work.catch(async (error: unknown) => {
    await close()
    throw error
  })

const openEmbedded = async (
  { dataDir, onError, onProgress }: DatabaseOptions,
  prepare: Prepare,
): Promise<Database> => {
  const lock = lockDirectory(dataDir)
  const { raw, dialect } = openSqlite(dataDir)
  const queries = open(dialect)
  const close = async () => {
    await queries.destroy()
    lock.release()
  }
  const beforeFirst = (from: string) => {
    const copy = keepCopy(raw, dataDir, from)
    onProgress?.(`Kept a copy of the database: ${copy}`)
  }
  const makeReady = async () => {
    await migrate(queries, { kind: 'sqlite', migrations, onProgress, beforeFirst })
    await prepare(queries, onProgress)
  }
  await orClose(makeReady(), close)
  return {
    kind: 'sqlite',
    queries,
    feed: createChangeFeed(),
    announce: async () => undefined,
    onError,
    close,
  }
}

// Longer than any query takes on a busy server, and short enough for a caller to wait.
const usualPatienceMs = 15_000

const openShared = async (
  url: string,
  options: DatabaseOptions,
  prepare: Prepare,
): Promise<Database> => {
  const { onError, onProgress, patienceMs = usualPatienceMs } = options
  const { dialect, setPatience } = openPostgres(url, onError)
  const queries = open(dialect)
  const feed = createChangeFeed()
  const start = async () => {
    // A step may take as long as it needs, and may have to wait for another instance that is at it.
    await migrate(queries, { kind: 'postgres', migrations, onProgress })
    await prepare(queries, onProgress)
    setPatience(patienceMs)
    return listenForChanges(url, feed, onError)
  }
  const notifications = await orClose(start(), () => queries.destroy())
  return {
    kind: 'postgres',
    queries,
    feed,
    announce: notifications.announce,
    onError,
    close: async () => {
      await notifications.close()
      await queries.destroy()
    },
  }
}

/** Opens and migrates the database: PostgreSQL when an address is given, else the embedded one. */
export const openMigrated = (options: DatabaseOptions, prepare: Prepare): Promise<Database> =>
  options.databaseUrl
    ? openShared(options.databaseUrl, options, prepare)
    : openEmbedded(options, prepare)
