import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteDialect } from 'kysely'
import { addFoldTo, SqliteFoldingCompiler } from './fold.ts'

class Dialect extends SqliteDialect {
  override createQueryCompiler(): SqliteFoldingCompiler {
    return new SqliteFoldingCompiler()
  }
}

const isInput = (value: unknown): value is SQLInputValue =>
  value === null ||
  ['string', 'number', 'bigint'].includes(typeof value) ||
  value instanceof Uint8Array

const inputs = (parameters: readonly unknown[]): SQLInputValue[] =>
  parameters.map((value) => {
    if (isInput(value)) return value
    throw new TypeError(`SQLite cannot store a ${typeof value}`)
  })

/** Kysely's view of a prepared statement over Node's own. */
const statement = (prepared: StatementSync) => ({
  reader: prepared.columns().length > 0,
  all: (parameters: readonly unknown[]) => prepared.all(...inputs(parameters)),
  run: (parameters: readonly unknown[]) => prepared.run(...inputs(parameters)),
  iterate: (parameters: readonly unknown[]) => prepared.iterate(...inputs(parameters)),
})

const none = { changes: 0, lastInsertRowid: 0 }
/** Stands for the rollback of a transaction that is no more. */
const nothingToUndo = { reader: true, all: () => [], run: () => none, iterate: () => [].values() }

const maxCachedStatements = 500

/** Opens the embedded database of a data directory: nothing acknowledged is lost, foreign keys hold. */
export const openSqlite = (dataDir: string): { raw: DatabaseSync; dialect: SqliteDialect } => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const raw = new DatabaseSync(join(dataDir, 'salus.db'))
  raw.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma busy_timeout = 5000;
    pragma trusted_schema = off;
  `)
  addFoldTo(raw)
  const prepared = new Map<string, ReturnType<typeof statement>>()
  const prepare = (sql: string) => {
    // SQLite undoes by itself what meets a full disk; a second rollback would hide that error behind its own.
    if (sql === 'rollback' && !raw.isTransaction) return nothingToUndo
    const known = prepared.get(sql)
    if (known) return known
    if (prepared.size >= maxCachedStatements) prepared.clear()
    const fresh = statement(raw.prepare(sql))
    prepared.set(sql, fresh)
    return fresh
  }
  return { raw, dialect: new Dialect({ database: { prepare, close: () => raw.close() } }) }
}
