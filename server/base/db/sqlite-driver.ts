import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
} from 'kysely'
import { SqliteFoldingCompiler } from './fold.ts'
import { yieldIfBlocking } from './turns.ts'

export type RunSqliteStatement = (
  sql: string,
  parameters: readonly unknown[],
) => QueryResult<unknown>

export interface SqliteConnections {
  /** Connection for all writes. One transaction runs at a time. */
  readonly writer: RunSqliteStatement
  /** Connection for reads while a transaction runs. It sees only committed data. */
  readonly reader: RunSqliteStatement
  close(): void
}

const isReading = ({ query, sql }: CompiledQuery): boolean =>
  SelectQueryNode.is(query) || /^\s*select\b/i.test(sql)

const createLock = () => {
  const line: (() => void)[] = []
  let isHeld = false
  return {
    isHeld: () => isHeld,
    take: async () => {
      if (isHeld) await new Promise<void>((resolve) => line.push(resolve))
      isHeld = true
    },
    letGo: () => {
      const next = line.shift()
      if (next) next()
      else isHeld = false
    },
  }
}
type Lock = ReturnType<typeof createLock>

class Connection implements DatabaseConnection {
  readonly #ways: SqliteConnections
  readonly #lock: Lock
  #isHolding = false

  constructor(ways: SqliteConnections, lock: Lock) {
    this.#ways = ways
    this.#lock = lock
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await yieldIfBlocking()
    const { writer: main, reader: beside } = this.#ways
    const run = (way: RunSqliteStatement) => way(query.sql, query.parameters) as QueryResult<R> // Safe cast: the query determines the type of its rows.
    if (this.#isHolding || !this.#lock.isHeld()) return run(main)
    if (isReading(query)) return run(beside)
    await this.#lock.take()
    try {
      return run(main)
    } finally {
      this.#lock.letGo()
    }
  }

  // biome-ignore lint/correctness/useYield: SQLite returns all rows at once
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Nothing is streamed')
  }

  async begin(): Promise<void> {
    await this.#lock.take()
    this.#isHolding = true
    await this.executeQuery(CompiledQuery.raw('begin'))
  }

  release(): void {
    if (this.#isHolding) this.#lock.letGo()
    this.#isHolding = false
  }
}

const ours = (connection: DatabaseConnection): Connection => {
  if (connection instanceof Connection) return connection
  throw new TypeError('Not a connection of this driver')
}

const createDriver = (ways: SqliteConnections): Driver => {
  const lock = createLock()
  const run = async (connection: DatabaseConnection, sql: string) => {
    await connection.executeQuery(CompiledQuery.raw(sql))
  }
  return {
    init: async () => undefined,
    acquireConnection: async () => new Connection(ways, lock),
    beginTransaction: (connection) => ours(connection).begin(),
    commitTransaction: (connection) => run(connection, 'commit'),
    rollbackTransaction: (connection) => run(connection, 'rollback'),
    releaseConnection: async (connection) => ours(connection).release(),
    destroy: async () => ways.close(),
  }
}

class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/**
 * Kysely dialect of SQLite. Transactions run one at a time. Reads outside a transaction never wait.
 * Each statement yields to the event loop.
 */
export const createSqliteDialect = (ways: SqliteConnections): Dialect => ({
  createDriver: () => createDriver(ways),
  createQueryCompiler: () => new SqliteFoldingCompiler(),
  createAdapter: () => new Adapter(),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
})
