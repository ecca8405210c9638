import type { Database } from '#server/base/db/database.ts'
import { requireFile } from '#server/base/db/sqlite-copy.ts'
import { openDatabase } from '#server/base/search/open-database.ts'
import type { Env } from '#server/env.ts'
import { complain, runCommand, say } from './command.ts'

/** Runs a command on the open database, and closes it whatever comes of it. */
export const runWithDatabase = (
  work: (database: Database, env: Env) => Promise<void>,
  {
    /** Where progress is told; elsewhere where the output is for machines. */
    onProgress = say,
    /** Whether it may begin with a new database; what asks or changes one must not. */
    mayBegin = false,
  } = {},
): Promise<void> =>
  runCommand(async (env) => {
    if (!mayBegin && !env.DATABASE_URL) requireFile(env.DATA_DIR)
    const database = await openDatabase({
      dataDir: env.DATA_DIR,
      databaseUrl: env.DATABASE_URL,
      onError: (error) => complain(String(error)),
      onProgress,
    })
    try {
      await work(database, env)
    } finally {
      await database.close()
    }
  })
