import { commandLine } from '#server/base/process/command-line.ts'
import { rebuildIndex } from '#server/base/search/rebuild.ts'
import { readWords, say } from '#server/process/command.ts'
import { runWithDatabase } from '#server/process/command-database.ts'

readWords(0, commandLine('search-rebuild'))

await runWithDatabase(async ({ queries }) => {
  await rebuildIndex(queries)
  say('The search index is rebuilt.')
})
