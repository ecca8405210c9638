import { createMedia } from '#server/base/media/media.ts'
import { openStorage } from '#server/base/media/open-storage.ts'
import { say } from '#server/process/command.ts'
import { runWithDatabase } from '#server/process/command-database.ts'
import { removeExamples } from './remove.ts'

await runWithDatabase(async (database, env) => {
  const media = createMedia(database, openStorage(env))
  await removeExamples({ database, media }, { accountId: null, name: 'Command line' })
  say('The example content is gone.')
})
