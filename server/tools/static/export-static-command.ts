import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { createApp } from '#server/app.ts'
import { shellCommandFor } from '#server/base/process/command-line.ts'
import { OperatorError } from '#server/base/process/operator-error.ts'
import type { Env } from '#server/env.ts'
import { printError, printLine, runCommand } from '#server/process/command.ts'
import { openMediaStorage } from '#server/process/open-storage.ts'
import { createServices } from '#server/services.ts'
import { openDatabaseAsOfNow } from '#server/tools/backup/run-with-copy.ts'
import { exportStaticSite } from './export-static.ts'
import { openStaticCopyFolder } from './folder.ts'
import { parseStaticCopyLocation, StaticCopyLocationError } from './place.ts'

const usage = shellCommandFor(
  'export-static',
  'FOLDER [--url https://…] [--base /path/] [--forms https://…] [--keep NAME]',
)

class UsageError extends OperatorError {}

const readArguments = () => {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        url: { type: 'string' },
        base: { type: 'string' },
        forms: { type: 'string' },
        keep: { type: 'string', multiple: true, default: [] },
      },
    })
    const [folder, ...rest] = positionals
    if (folder === undefined || rest.length > 0) throw new UsageError(`Use: ${usage}`)
    return { folder: resolve(folder), ...values }
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`${error instanceof Error ? error.message : error}\nUse: ${usage}`)
  }
}

const noMail = {
  send: async () => undefined,
  reach: async () => undefined,
  close: () => undefined,
}

const run = async (env: Env, work: string): Promise<void> => {
  const given = readArguments()
  const place = parseStaticCopyLocation(given, env.PUBLIC_URL)
  const database = await openDatabaseAsOfNow(env, work)
  // The web server must be able to read the files.
  process.umask(0o022)
  const folder = await openStaticCopyFolder(given.folder, given.keep)
  try {
    const services = await createServices({
      database,
      mailer: noMail,
      storage: openMediaStorage(env),
      signup: { mode: env.SIGNUP, allowed: [] },
      publicUrl: env.PUBLIC_URL,
      workFolder: work,
      rateLimits: false,
      log: pino({ level: 'error' }),
    })
    const loaders = { introMs: env.INTRO_LOADER_MS, transitionMs: env.TRANSITION_LOADER_MS }
    const { target, notes } = folder
    const exported = await exportStaticSite(createApp, services, { place, loaders, target, notes })
    const { written, removed, files } = await folder.finish(exported.notes)
    for (const address of exported.broken) printError(`${address} is linked, but not found.`)
    printLine(
      `The site is in ${given.folder} for ${place.publicUrl}: ${exported.pages} pages, ${files} files, ${written} of them written and ${removed} removed.`,
    )
  } finally {
    await folder.discard()
    await database.close()
  }
}

const work = await mkdtemp(join(tmpdir(), 'salus-static-'))
await runCommand(async (env) => {
  try {
    await run(env, work)
  } catch (error) {
    const isUsage = error instanceof UsageError || error instanceof StaticCopyLocationError
    if (!isUsage) throw error
    printError(
      error instanceof StaticCopyLocationError
        ? `--${error.field}: ${error.message}`
        : error.message,
    )
    process.exitCode = 2
  }
})
await rm(work, { recursive: true, force: true })
// Worker threads that draw images would keep the process alive.
process.exit()
