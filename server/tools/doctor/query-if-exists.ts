import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Env } from '#server/env.ts'
import { withPostgresConnection } from '#server/tools/backup/postgres-connection.ts'

type Row = Readonly<Record<string, unknown>>

const askSqlite = (file: string, question: string): Row[] => {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database.prepare(question).all()
  } finally {
    database.close()
  }
}

const ask = async (
  { DATA_DIR, DATABASE_URL }: Env,
  question: string,
): Promise<readonly Row[] | null> => {
  if (DATABASE_URL) {
    const asked = sql<Row>`${sql.raw(question)}`
    return withPostgresConnection(
      DATABASE_URL,
      async (queries) => (await asked.execute(queries)).rows,
    )
  }
  const file = join(DATA_DIR, 'salus.db')
  return existsSync(file) ? askSqlite(file, question) : null
}

const undefinedTable = '42P01'

const isTableMissing = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === undefinedTable) || error.message.startsWith('no such table'))

/** Runs a read-only query. Returns null if the database, or the queried table, does not exist yet. */
export const queryIfTableExists = (env: Env, question: string): Promise<readonly Row[] | null> =>
  ask(env, question).catch((error: unknown) => {
    if (isTableMissing(error)) return null
    throw error
  })
