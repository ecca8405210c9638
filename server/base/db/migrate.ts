import { type Kysely, sql } from 'kysely'
import { OperatorError } from '#server/base/process/operator-error.ts'
import type { DatabaseTables } from './schema.ts'
import type { EntrySnapshot } from './snapshot-shape.ts'

export interface Migration {
  readonly name: string
  up(db: Kysely<DatabaseTables>, kind: 'sqlite' | 'postgres'): Promise<void>
  /** Upgrades the database rows in journal records of older versions, so that they can still be restored. */
  upgradeSnapshot?(snapshot: EntrySnapshot): EntrySnapshot
}

export interface MigrateOptions {
  readonly kind: 'sqlite' | 'postgres'
  readonly migrations: readonly Migration[]
  /**
   * Called before the first pending migration if the database has content. `from` is the name of the last
   * applied migration.
   */
  readonly beforeFirst?: (from: string) => void
  readonly onProgress?: ((sentence: string) => void) | undefined
}

export class NewerDatabaseError extends OperatorError {}

// Key of the PostgreSQL lock for migrations. It is arbitrary, but must be the same in all versions of Salus.
const lockNumber = 7_258_701_001

const appliedNames = async (db: Kysely<DatabaseTables>): Promise<string[]> => {
  await sql`create table if not exists migration (name text primary key, "appliedAt" text not null)`.execute(
    db,
  )
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db)
  return rows.map((row) => row.name)
}

export const rejectUnknownMigrations = (
  applied: readonly string[],
  known: readonly Migration[],
): void => {
  const names = new Set(known.map((migration) => migration.name))
  const unknown = applied.filter((name) => !names.has(name))
  if (unknown.length === 0) return
  throw new NewerDatabaseError(
    `This database was written by a newer version of Salus (it knows the step ${unknown.at(-1)}, this version does not). Update Salus, or use the copy of the database from before that update.`,
  )
}

const runPending = async (db: Kysely<DatabaseTables>, options: MigrateOptions): Promise<void> => {
  const { kind, migrations, beforeFirst, onProgress } = options
  const applied = await appliedNames(db)
  rejectUnknownMigrations(applied, migrations)
  const pending = migrations.filter((migration) => !applied.includes(migration.name))
  const from = applied.at(-1)
  if (pending.length > 0 && from !== undefined) beforeFirst?.(from)
  if (from === undefined) onProgress?.('Making the tables of a new database')
  for (const { name, up } of pending) {
    if (from !== undefined) onProgress?.(`Migrating the database: ${name}`)
    await db.transaction().execute(async (trx) => {
      await up(trx, kind)
      await sql`insert into migration (name, "appliedAt") values (${name}, ${new Date().toISOString()})`.execute(
        trx,
      )
    })
  }
}

/** Applies pending migrations, each in a transaction. Instances wait for each other. */
export const applyPendingMigrations = async (
  db: Kysely<DatabaseTables>,
  options: MigrateOptions,
): Promise<void> => {
  // SQLite needs no lock, because only one process uses its directory.
  if (options.kind === 'sqlite') return runPending(db, options)
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${lockNumber})`.execute(connection)
    try {
      await runPending(connection, options)
    } finally {
      await sql`select pg_advisory_unlock(${lockNumber})`.execute(connection)
    }
  })
}

export const createEmptyTables = async (
  trx: Kysely<DatabaseTables>,
  { kind, migrations }: Pick<MigrateOptions, 'kind' | 'migrations'>,
): Promise<void> => {
  await appliedNames(trx)
  for (const { up } of migrations) await up(trx, kind)
}
