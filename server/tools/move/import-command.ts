import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ApiError } from '#contract/call/api-error.ts'
import { createMediaService } from '#server/base/media/media-service.ts'
import { shellCommandFor } from '#server/base/process/command-line.ts'
import { printError, printLine } from '#server/process/command.ts'
import { runWithDatabase } from '#server/process/command-database.ts'
import { openMediaStorage } from '#server/process/open-storage.ts'
import { importSiteFromPath } from './move-from.ts'
import { formatImportReport } from './report.ts'

const usage = `Usage: ${shellCommandFor('import', 'PATH [--dry-run] [--json]')}`

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' }, json: { type: 'boolean' } },
    })
    const [path, ...more] = positionals
    return path === undefined || more.length > 0 ? undefined : { path, ...values }
  } catch {
    return undefined
  }
}

const given = readArguments()
if (given === undefined) {
  printError(usage)
  process.exitCode = 2
} else {
  // Progress is no part of the report, which other programs may read.
  const onProgress = printError
  await runWithDatabase(
    async (database, env) => {
      const media = createMediaService(database, openMediaStorage(env))
      const isDry = given['dry-run'] === true
      try {
        const move = await importSiteFromPath(
          { database, media, dataDir: env.DATA_DIR, onProgress },
          resolve(given.path),
          isDry,
        )
        printLine(given.json ? JSON.stringify(move, null, 2) : formatImportReport(move, isDry))
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) throw error
        printError(error.message)
        process.exitCode = 1
      }
    },
    { onProgress, mayBegin: true },
  )
}
