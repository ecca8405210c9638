import { complain, runCommand, say } from './command.ts'
import type { Database } from './db/database.ts'
import type { Env } from './env.ts'
import { openDatabase } from './open-database.ts'

/** Runs a command on the open database, and closes it whatever comes of it. */
export const runWithDatabase = (
  work: (database: Database, env: Env) => Promise<void>,
): Promise<void> =>
  runCommand(async (env) => {
    const database = await openDatabase({
      dataDir: env.DATA_DIR,
      databaseUrl: env.DATABASE_URL,
      onError: (error) => complain(String(error)),
      onProgress: say,
    })
    try {
      await work(database, env)
    } finally {
      await database.close()
    }
  })
