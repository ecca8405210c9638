import { createMediaService } from '#server/base/media/media-service.ts'
import { shellCommandFor } from '#server/base/process/command-line.ts'
import { printLine, readPositionalArguments } from '#server/process/command.ts'
import { runWithDatabase } from '#server/process/command-database.ts'
import { openMediaStorage } from '#server/process/open-storage.ts'
import { removeExamples } from './remove.ts'

readPositionalArguments(0, shellCommandFor('remove-examples'))

await runWithDatabase(async (database, env) => {
  const media = createMediaService(database, openMediaStorage(env))
  await removeExamples({ database, media }, { accountId: null, name: 'Command line' })
  printLine('The example content is gone.')
})
