import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#server/base/db/database.ts'
import { openIndexedDatabase } from '#server/base/search/open-database.ts'
import type { Env } from '#server/env.ts'
import { printError, runCommand } from '#server/process/command.ts'
import { copyEmbeddedDatabase } from './sqlite-file.ts'

/**
 * Opens a copy of the embedded database in a folder, so that the server can keep writing while the data that a command
 * reads stays the same. Opens PostgreSQL itself.
 */
export const openDatabaseAsOfNow = async (
  { DATA_DIR, DATABASE_URL }: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>,
  folder: string,
  /** Whether the database may be missing. The command then reads an empty one. */
  mayBeMissing = false,
): Promise<Database> => {
  const isThere = existsSync(join(DATA_DIR, 'salus.db'))
  if (!DATABASE_URL && (isThere || !mayBeMissing))
    copyEmbeddedDatabase(DATA_DIR, join(folder, 'salus.db'))
  return openIndexedDatabase({
    dataDir: folder,
    databaseUrl: DATABASE_URL,
    onError: (error) => printError(String(error)),
  })
}

/** Runs a command that only reads, also while the server is running. */
export const runWithDatabaseCopy = (
  work: (database: Database, env: Env) => Promise<void>,
  { mayBeMissing = false } = {},
): Promise<void> =>
  runCommand(async (env) => {
    const folder = await mkdtemp(join(tmpdir(), 'salus-copy-'))
    try {
      const database = await openDatabaseAsOfNow(env, folder, mayBeMissing)
      try {
        await work(database, env)
      } finally {
        await database.close()
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
