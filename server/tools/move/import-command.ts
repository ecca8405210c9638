import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ApiError } from '#contract/call/api-error.ts'
import type { Database } from '#server/base/db/database.ts'
import { createMediaService } from '#server/base/media/media-service.ts'
import { shellCommandFor } from '#server/base/process/command-line.ts'
import type { Env } from '#server/env.ts'
import { explainError, printError, printLine } from '#server/process/command.ts'
import { runWithDatabase } from '#server/process/command-database.ts'
import { openMediaStorage } from '#server/process/open-storage.ts'
import { runWithDatabaseCopy } from '#server/tools/backup/run-with-copy.ts'
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
    if (path === undefined || more.length > 0) return undefined
    return { path, isDry: values['dry-run'] === true, isJson: values.json === true }
  } catch {
    return undefined
  }
}

const given = readArguments()
if (given === undefined) {
  printError(usage)
  process.exitCode = 2
} else {
  const { path, isDry, isJson } = given
  // Progress is no part of the report, which other programs may read.
  const onProgress = printError
  const run = async (database: Database, env: Env): Promise<void> => {
    const media = createMediaService(database, openMediaStorage(env))
    try {
      const means = { database, media, dataDir: env.DATA_DIR, onProgress }
      const move = await importSiteFromPath(means, resolve(path), isDry)
      printLine(isJson ? JSON.stringify(move, null, 2) : formatImportReport(move, isDry))
      if (move.state === 'failed') process.exitCode = 1
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error
      printError(error.message)
      if (error.cause) printError(explainError(error.cause))
      process.exitCode = 1
    }
  }
  if (isDry) await runWithDatabaseCopy(run, { mayBeMissing: true })
  else await runWithDatabase(run, { onProgress, mayBegin: true })
}
