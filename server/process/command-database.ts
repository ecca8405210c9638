import type { Database } from '#server/base/db/database.ts'
import { requireSqliteFile } from '#server/base/db/sqlite-copy.ts'
import { openIndexedDatabase } from '#server/base/search/open-database.ts'
import type { Env } from '#server/env.ts'
import { printError, printLine, runCommand } from './command.ts'

/** Runs a command on an open database and closes it afterwards. */
export const runWithDatabase = (
  work: (database: Database, env: Env) => Promise<void>,
  {
    /**
     * Receives progress messages. Default: prints them. Commands with machine-readable output pass another
     * function.
     */
    onProgress = printLine,
    /** Whether the command may create a new database. */
    mayBegin = false,
  } = {},
): Promise<void> =>
  runCommand(async (env) => {
    if (!mayBegin && !env.DATABASE_URL) requireSqliteFile(env.DATA_DIR)
    const database = await openIndexedDatabase({
      dataDir: env.DATA_DIR,
      databaseUrl: env.DATABASE_URL,
      onError: (error) => printError(String(error)),
      onProgress,
    })
    try {
      await work(database, env)
    } finally {
      await database.close()
    }
  })
