import { complain, runCommand, say } from '#server/command.ts'
import { openDatabase } from '#server/open-database.ts'
import { rebuildIndex } from './rebuild.ts'

await runCommand(async (env) => {
  const database = await openDatabase({
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    onError: (error) => complain(String(error)),
    onProgress: say,
  })
  try {
    await rebuildIndex(database.queries)
    say('The search index is made anew.')
  } finally {
    await database.close()
  }
})
