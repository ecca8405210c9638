import { say } from '#server/command.ts'
import { runWithDatabase } from '#server/command-database.ts'
import { rebuildIndex } from './rebuild.ts'

await runWithDatabase(async ({ queries }) => {
  await rebuildIndex(queries)
  say('The search index is made anew.')
})
