import { complain, runCommand, say } from '#server/command.ts'
import { openDatabase } from '#server/db/database.ts'
import { write } from '#server/db/write.ts'
import { createMedia } from '#server/media/media.ts'
import { openStorage } from '#server/media/open-storage.ts'
import { removeExamples } from './remove.ts'

/** The pictures go at once: nobody is here to change their mind. */
const noGrace = 0

await runCommand(async (env) => {
  const database = await openDatabase({
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    onError: (error) => complain(String(error)),
    onProgress: say,
  })
  try {
    const media = createMedia(database, openStorage(env), noGrace)
    const actor = { accountId: null, name: 'Command line' }
    await write(database, actor, (tx) => removeExamples(tx, media))
    say('The example content is gone.')
  } finally {
    await database.close()
  }
})
