import { say } from '#server/command.ts'
import { runWithDatabase } from '#server/command-database.ts'
import { createMedia } from '#server/media/media.ts'
import { openStorage } from '#server/media/open-storage.ts'
import { removeExamples } from './remove.ts'

await runWithDatabase(async (database, env) => {
  const media = createMedia(database, openStorage(env))
  await removeExamples({ database, media }, { accountId: null, name: 'Command line' })
  say('The example content is gone.')
})
