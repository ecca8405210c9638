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
import { takeTurns } from './turns.ts'

/** Runs a statement and answers with what came of it, at once. */
export type Run = (sql: string, parameters: readonly unknown[]) => QueryResult<unknown>

/** The two ways into an embedded database. */
export interface Ways {
  /** Through which all is written, one transaction at a time. */
  readonly main: Run
  /** Through which others read what is committed, while a transaction is under way. */
  readonly beside: Run
  close(): void
}

const isReading = ({ query, sql }: CompiledQuery): boolean =>
  SelectQueryNode.is(query) || /^\s*select\b/i.test(sql)

/** Gives writers the database one at a time, first come, first served. */
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
  readonly #ways: Ways
  readonly #lock: Lock
  #isHolding = false

  constructor(ways: Ways, lock: Lock) {
    this.#ways = ways
    this.#lock = lock
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await takeTurns()
    const { main, beside } = this.#ways
    const run = (way: Run) => way(query.sql, query.parameters) as QueryResult<R> // as the query says
    if (this.#isHolding || !this.#lock.isHeld()) return run(main)
    if (isReading(query)) return run(beside)
    await this.#lock.take()
    try {
      return run(main)
    } finally {
      this.#lock.letGo()
    }
  }

  // biome-ignore lint/correctness/useYield: the embedded database answers at once
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

const createDriver = (ways: Ways): Driver => {
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

/** Several may read at once, also while someone writes. */
class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/**
 * Kysely over the embedded database. Transactions come one after the other; reads outside of one never wait
 * for it. Between two statements others have their turn, so that nobody waits longer than one statement takes.
 */
export const sqliteDialect = (ways: Ways): Dialect => ({
  createDriver: () => createDriver(ways),
  createQueryCompiler: () => new SqliteFoldingCompiler(),
  createAdapter: () => new Adapter(),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
})
