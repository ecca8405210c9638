import { type Kysely, sql } from 'kysely'
import { OperatorError } from '#server/base/process/operator-error.ts'
import type { Tables } from './schema.ts'
import type { Snapshot } from './snapshot-shape.ts'

/** One numbered step of the schema; never changed once released. */
export interface Migration {
  readonly name: string
  up(db: Kysely<Tables>, kind: 'sqlite' | 'postgres'): Promise<void>
  /** How rows of older snapshots are upgraded by this step, so that they can still be restored. */
  upgradeSnapshot?(snapshot: Snapshot): Snapshot
}

export interface MigrateOptions {
  readonly kind: 'sqlite' | 'postgres'
  readonly migrations: readonly Migration[]
  /** Called before the first step on a database that already holds content, with its last step's name. */
  readonly beforeFirst?: (from: string) => void
  readonly onProgress?: ((sentence: string) => void) | undefined
}

/** The database was written by a newer Salus than this one. */
export class NewerDatabaseError extends OperatorError {}

// Any constant will do, as long as every version of Salus uses the same.
const lockNumber = 7_258_701_001

const appliedNames = async (db: Kysely<Tables>): Promise<string[]> => {
  await sql`create table if not exists migration (name text primary key, "appliedAt" text not null)`.execute(
    db,
  )
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db)
  return rows.map((row) => row.name)
}

/** Refuses a database that has been through steps this version does not know. */
export const refuseUnknown = (applied: readonly string[], known: readonly Migration[]): void => {
  const names = new Set(known.map((migration) => migration.name))
  const unknown = applied.filter((name) => !names.has(name))
  if (unknown.length === 0) return
  throw new NewerDatabaseError(
    `This database was written by a newer version of Salus (it knows the step ${unknown.at(-1)}, this version does not). Update Salus, or use the copy of the database from before that update.`,
  )
}

const runPending = async (db: Kysely<Tables>, options: MigrateOptions): Promise<void> => {
  const { kind, migrations, beforeFirst, onProgress } = options
  const applied = await appliedNames(db)
  refuseUnknown(applied, migrations)
  const pending = migrations.filter((migration) => !applied.includes(migration.name))
  const from = applied.at(-1)
  if (pending.length > 0 && from !== undefined) beforeFirst?.(from)
  for (const { name, up } of pending) {
    onProgress?.(`Migrating the database: ${name}`)
    await db.transaction().execute(async (trx) => {
      await up(trx, kind)
      await sql`insert into migration (name, "appliedAt") values (${name}, ${new Date().toISOString()})`.execute(
        trx,
      )
    })
  }
}

/** Brings the schema up to date, each step in a transaction, one instance at a time. */
export const migrate = async (db: Kysely<Tables>, options: MigrateOptions): Promise<void> => {
  // The embedded database needs no lock of its own: its directory is held by one process.
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

/** Creates the tables of the newest schema, all empty, within the caller's transaction. */
export const createTables = async (
  trx: Kysely<Tables>,
  { kind, migrations }: Pick<MigrateOptions, 'kind' | 'migrations'>,
): Promise<void> => {
  await appliedNames(trx)
  for (const { up } of migrations) await up(trx, kind)
}
