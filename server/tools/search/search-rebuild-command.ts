import { rebuildIndex } from '#server/base/search/rebuild.ts'
import { say } from '#server/process/command.ts'
import { runWithDatabase } from '#server/process/command-database.ts'

await runWithDatabase(async ({ queries }) => {
  await rebuildIndex(queries)
  say('The search index is made anew.')
})
