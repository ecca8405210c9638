import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createMediaService } from '#server/base/media/media-service.ts'
import { shellCommandFor } from '#server/base/process/command-line.ts'
import { OperatorError } from '#server/base/process/operator-error.ts'
import { createVisitorReader } from '#server/base/reader/read-as.ts'
import { exportSite } from '#server/move/out/export.ts'
import { printError, printLine, readPositionalArguments } from '#server/process/command.ts'
import { openMediaStorage } from '#server/process/open-storage.ts'
import { runWithDatabaseCopy } from '#server/tools/backup/run-with-copy.ts'

const usage = shellCommandFor('export', 'FILE.zip')
const [given] = readPositionalArguments(1, usage)
if (!given) {
  printError(`Name a target: ${usage}`)
  process.exit(2)
}
const target = resolve(given)

await runWithDatabaseCopy(async (database, env) => {
  if (await stat(target).catch(() => null))
    throw new OperatorError(`${target} exists already. Name a new file.`)
  const media = createMediaService(database, openMediaStorage(env))
  const visitor = await createVisitorReader({ database, now: () => new Date() })
  const unfinished = `${target}.part`
  try {
    const archive = await exportSite({ queries: database.queries, media, visitor })
    await pipeline(archive, createWriteStream(unfinished, { flush: true }))
    await rename(unfinished, target)
  } finally {
    await rm(unfinished, { force: true })
  }
  const { size } = await stat(target)
  printLine(`Everything of the site is in ${target}: ${size.toLocaleString('en')} bytes.`)
})
