import { type Dialect, Kysely } from 'kysely'
import { type ChangeFeed, createChangeFeed, type EntryChange } from './changes.ts'
import { lockDataDirectory } from './directory-lock.ts'
import { applyPendingMigrations } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { listenForRemoteChanges } from './notifications.ts'
import { openPostgresPool } from './postgres.ts'
import { recordStatementTables } from './reads.ts'
import type { DatabaseTables } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import { copySqliteDatabase } from './sqlite-copy.ts'

export type Queries = Kysely<DatabaseTables>

const open = (dialect: Dialect): Queries =>
  new Kysely<DatabaseTables>({ dialect, log: ({ query }) => recordStatementTables(query.sql) })

export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  readonly queries: Queries
  readonly feed: ChangeFeed
  /** Notifies other instances of changes. Must be called in each transaction that writes. */
  announce(trx: Queries, changes: readonly EntryChange[]): Promise<void>
  onError(error: unknown): void
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
  readonly onError: (error: unknown) => void
  readonly onProgress?: (sentence: string) => void
  readonly patienceMs?: number
}

type Prepare = (queries: Queries, onProgress?: (sentence: string) => void) => Promise<void>

const orClose = <T>(work: Promise<T>, close: () => Promise<void>): Promise<T> =>
  work.catch(async (error: unknown) => {
    await close()
    throw error
  })

const openEmbedded = async (
  { dataDir, onError, onProgress }: DatabaseOptions,
  prepare: Prepare,
): Promise<Database> => {
  const lock = lockDataDirectory(dataDir)
  const { raw, dialect } = openSqlite(dataDir)
  const queries = open(dialect)
  const close = async () => {
    await queries.destroy()
    lock.release()
  }
  const beforeFirst = (from: string) => {
    const copy = copySqliteDatabase(raw, dataDir, from)
    onProgress?.(`Kept a copy of the database: ${copy}`)
  }
  const makeReady = async () => {
    await applyPendingMigrations(queries, { kind: 'sqlite', migrations, onProgress, beforeFirst })
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

// Query timeout: longer than queries take on a busy server, and short enough for a client to wait.
const usualPatienceMs = 15_000

const openShared = async (
  url: string,
  options: DatabaseOptions,
  prepare: Prepare,
): Promise<Database> => {
  const { onError, onProgress, patienceMs = usualPatienceMs } = options
  const { dialect, setPatience } = openPostgresPool(url, onError)
  const queries = open(dialect)
  const feed = createChangeFeed()
  const start = async () => {
    // Migrations have no query timeout, because a step may be slow or wait for another instance.
    await applyPendingMigrations(queries, { kind: 'postgres', migrations, onProgress })
    await prepare(queries, onProgress)
    setPatience(patienceMs)
    return listenForRemoteChanges(url, feed, onError)
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

export const openMigratedDatabase = (
  options: DatabaseOptions,
  prepare: Prepare,
): Promise<Database> =>
  options.databaseUrl
    ? openShared(options.databaseUrl, options, prepare)
    : openEmbedded(options, prepare)
