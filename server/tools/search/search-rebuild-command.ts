import { shellCommandFor } from '#server/base/process/command-line.ts'
import { rebuildIndex } from '#server/base/search/rebuild.ts'
import { alignAllItems } from '#server/item/align-store.ts'
import { printLine, readPositionalArguments } from '#server/process/command.ts'
import { runWithDatabase } from '#server/process/command-database.ts'

readPositionalArguments(0, shellCommandFor('search-rebuild'))

await runWithDatabase(async ({ queries }) => {
  await alignAllItems(queries)
  await rebuildIndex(queries)
  printLine('The search index and the values of collections are rebuilt.')
})
