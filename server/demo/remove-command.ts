import { complain, runCommand, say } from '#server/command.ts'
import { createMedia } from '#server/media/media.ts'
import { openStorage } from '#server/media/open-storage.ts'
import { openDatabase } from '#server/open-database.ts'
import { removeExamples } from './remove.ts'

await runCommand(async (env) => {
  const database = await openDatabase({
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    onError: (error) => complain(String(error)),
    onProgress: say,
  })
  try {
    const media = createMedia(database, openStorage(env))
    await removeExamples({ database, media }, { accountId: null, name: 'Command line' })
    say('The example content is gone.')
  } finally {
    await database.close()
  }
})
