import type { Database } from '#server/base/db/database.ts'
import { openDatabase } from '#server/base/search/open-database.ts'
import type { Env } from '#server/env.ts'
import { complain, runCommand, say } from './command.ts'

/** Runs a command on the open database, and closes it whatever comes of it. */
export const runWithDatabase = (
  work: (database: Database, env: Env) => Promise<void>,
  /** Where progress is told; elsewhere where the output is for machines. */
  onProgress = say,
): Promise<void> =>
  runCommand(async (env) => {
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
