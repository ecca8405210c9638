import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { lockDataDirectory } from '#server/base/db/directory-lock.ts'
import { OperatorError } from '#server/base/process/operator-error.ts'
import { readEnv } from '#server/env.ts'
import { printLine, runCommand } from '#server/process/command.ts'
import { finishInterruptedUpdate } from './finish.ts'
import { findInstallation } from './installation.ts'
import { findRunningSalus } from './running.ts'
import { defaultReadyWaitSeconds, updateInstallation } from './update.ts'

const usage = 'Say which: salus update ARCHIVE [--sha256 HASH] [--wait SECONDS] [--service NAME]'

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        sha256: { type: 'string' },
        wait: { type: 'string', default: String(defaultReadyWaitSeconds) },
        service: { type: 'string', default: 'salus' },
        finish: { type: 'boolean', default: false },
      },
    })
  } catch (cause) {
    throw new OperatorError(usage, { cause })
  }
}

/** Ignores signals, because a lost connection or Ctrl+C must not leave the site stopped in the middle. */
const surviveTerminal = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => printLine('The update is being finished first.'))
  }
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

await runCommand(async () => {
  const { values, positionals } = readArguments()
  const installation = findInstallation()
  const runner = findRunningSalus(installation.home, values.service)
  // The running process may have environment variables that this one lacks.
  const env = readEnv({ ...process.env, ...runner.settings })
  const setting = { settings: runner.settings, dataDir: env.DATA_DIR }
  if (values.finish) return finishInterruptedUpdate(installation, setting)
  const [archive, ...others] = positionals
  const waitMs = Number(values.wait) * 1_000
  if (archive === undefined || others.length > 0 || !(waitMs > 0)) throw new OperatorError(usage)
  // Finishes or rolls back an earlier update that was interrupted.
  await finishInterruptedUpdate(installation, setting)
  const lock = lockDataDirectory(installation.home)
  surviveTerminal()
  try {
    const wish = { archive: resolve(archive), sha256: values.sha256, waitMs }
    await updateInstallation({ installation, runner, env, setting }, wish)
  } finally {
    lock.release()
  }
})
