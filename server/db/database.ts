import { Kysely } from 'kysely'
import { type ChangeFeed, createChangeFeed } from './changes.ts'
import { lockDirectory } from './directory-lock.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { listenForChanges } from './notifications.ts'
import { openPostgres } from './postgres.ts'
import type { Tables } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import { keepCopy } from './sqlite-copy.ts'

export type Queries = Kysely<Tables>

/** The one database behind everything, migrated and ready. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  readonly queries: Queries
  readonly feed: ChangeFeed
  /** Sent inside each writing transaction, so that other instances learn of its commit. */
  announce(trx: Queries): Promise<void>
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
  readonly onError: (error: unknown) => void
  readonly onProgress?: (sentence: string) => void
}

const openEmbedded = async ({ dataDir, onProgress }: DatabaseOptions): Promise<Database> => {
  const lock = lockDirectory(dataDir)
  const { raw, dialect } = openSqlite(dataDir)
  const queries = new Kysely<Tables>({ dialect })
  await migrate(queries, {
    kind: 'sqlite',
    migrations,
    onProgress,
    beforeFirst: (from) =>
      onProgress?.(`Kept a copy of the database: ${keepCopy(raw, dataDir, from)}`),
  })
  return {
    kind: 'sqlite',
    queries,
    feed: createChangeFeed(),
    announce: async () => undefined,
    close: async () => {
      await queries.destroy()
      lock.release()
    },
  }
}

const openShared = async (
  url: string,
  { onError, onProgress }: DatabaseOptions,
): Promise<Database> => {
  const { dialect } = openPostgres(url, onError)
  const queries = new Kysely<Tables>({ dialect })
  await migrate(queries, { kind: 'postgres', migrations, onProgress })
  const feed = createChangeFeed()
  const notifications = await listenForChanges(url, feed, onError)
  return {
    kind: 'postgres',
    queries,
    feed,
    announce: notifications.announce,
    close: async () => {
      await notifications.close()
      await queries.destroy()
    },
  }
}

/** Opens and migrates the database: PostgreSQL when an address is given, else the embedded one. */
export const openDatabase = (options: DatabaseOptions): Promise<Database> =>
  options.databaseUrl ? openShared(options.databaseUrl, options) : openEmbedded(options)
