import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '#server/base/process/operator-error.ts'
import { waitUntilServerReady } from './ready.ts'
import type { ProcessEnvironment } from './running.ts'

/** Environment and data directory for running versions during an update. */
export interface VersionEnvironment {
  readonly settings: ProcessEnvironment
  readonly dataDir: string
}

/** Returns the owner of the data, so that root runs commands as this user and files keep their owner. */
const ownerOf = (dataDir: string): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0 || !existsSync(dataDir)) return {}
  const { uid, gid } = statSync(dataDir)
  return { uid, gid }
}

const environment = ({ settings, dataDir }: VersionEnvironment, more: ProcessEnvironment = {}) => ({
  ...process.env,
  ...settings,
  DATA_DIR: dataDir,
  SALUS_UPDATING: '1',
  ...more,
})

/** Detached, because closing the terminal or Ctrl+C must not interrupt a version. */
const detachedOptions = { cwd: '/', detached: true }

/** Returns the last lines of an output, without stack traces. */
const endingOf = (text: string): string =>
  text
    .trim()
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .slice(-8)
    .join('\n')

/** Collects the end of a process's output, for error messages. */
const collectOutput = (child: ChildProcess): (() => string) => {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-10_000)
    })
  }
  return () => endingOf(output)
}

/** Runs a command of a version on the data. Throws with its output if it fails. */
export const runVersionCommand = async (
  folder: string,
  args: readonly string[],
  setting: VersionEnvironment,
): Promise<void> => {
  const child = spawn(join(folder, 'salus'), args, {
    env: environment(setting),
    ...detachedOptions,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...ownerOf(setting.dataDir),
  })
  const output = collectOutput(child)
  const [code] = await once(child, 'close')
  if (code !== 0) throw new OperatorError(output() || `salus ${args[0]} ended with ${code}.`)
}

/** Starts a version on a private port and stops it again. Throws unless it becomes ready. */
export const testStartVersion = async (
  folder: string,
  setting: VersionEnvironment,
  { port, waitMs }: { readonly port: number; readonly waitMs: number },
): Promise<void> => {
  const place = { HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: '' }
  const alone = { SALUS_TRIAL: '1', SEED_DEMO: 'false', STOP_DELAY_MS: '0' }
  const child = spawn(join(folder, 'salus'), ['start'], {
    env: environment(setting, { ...place, ...alone }),
    ...detachedOptions,
    // The version ends when its input closes, thus at the latest with this process.
    stdio: ['pipe', 'pipe', 'pipe'],
    ...ownerOf(setting.dataDir),
  })
  const output = collectOutput(child)
  const ended = once(child, 'close')
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const isReady = await waitUntilServerReady({ host: '127.0.0.1', port }, waitMs, hasEnded)
  const reason = hasEnded()
    ? `it ended.\n${output()}`
    : `it was not ready within ${waitMs / 1000} s.`
  child.kill('SIGTERM')
  const killing = setTimeout(() => child.kill('SIGKILL'), 20_000)
  await ended
  clearTimeout(killing)
  if (!isReady) throw new OperatorError(`The new version cannot be used: ${reason}`)
}
