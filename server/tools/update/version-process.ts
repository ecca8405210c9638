import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '#server/base/process/operator-error.ts'
import { untilReady } from './ready.ts'
import type { Settings } from './running.ts'

/** How versions are run during an update. */
export interface Setting {
  readonly settings: Settings
  readonly dataDir: string
}

/** Root runs what touches the data as whom the data belong to, so that they stay theirs. */
const ownerOf = (dataDir: string): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0 || !existsSync(dataDir)) return {}
  const { uid, gid } = statSync(dataDir)
  return { uid, gid }
}

const environment = ({ settings, dataDir }: Setting, more: Settings = {}) => ({
  ...process.env,
  ...settings,
  DATA_DIR: dataDir,
  SALUS_UPDATING: '1',
  ...more,
})

/** A terminal that is closed, or Ctrl+C, must not end it half-way. */
const apart = { cwd: '/', detached: true }

/** The last lines, without where in the code something happened. */
const endingOf = (text: string): string =>
  text
    .trim()
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .slice(-8)
    .join('\n')

/** Keeps what a process says, for when it fails. */
const listenTo = (child: ChildProcess): (() => string) => {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-10_000)
    })
  }
  return () => endingOf(said)
}

/** Runs a command of a version on the data; what it says is told when it fails. */
export const runOf = async (
  folder: string,
  args: readonly string[],
  setting: Setting,
): Promise<void> => {
  const child = spawn(join(folder, 'salus'), args, {
    env: environment(setting),
    ...apart,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...ownerOf(setting.dataDir),
  })
  const said = listenTo(child)
  const [code] = await once(child, 'close')
  if (code !== 0) throw new OperatorError(said() || `salus ${args[0]} ended with ${code}.`)
}

/** Starts a version where nobody else reaches it, and refuses unless it becomes ready; it is ended either way. */
export const tryOut = async (
  folder: string,
  setting: Setting,
  { port, waitMs }: { readonly port: number; readonly waitMs: number },
): Promise<void> => {
  const place = { HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: '' }
  const alone = { SALUS_TRIAL: '1', SEED_DEMO: 'false', STOP_DELAY_MS: '0' }
  const child = spawn(join(folder, 'salus'), ['start'], {
    env: environment(setting, { ...place, ...alone }),
    ...apart,
    // Its input stays open as long as this process lives: it ends with it.
    stdio: ['pipe', 'pipe', 'pipe'],
    ...ownerOf(setting.dataDir),
  })
  const said = listenTo(child)
  const ended = once(child, 'close')
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const isReady = await untilReady({ host: '127.0.0.1', port }, waitMs, hasEnded)
  const reason = hasEnded() ? `it ended.\n${said()}` : `it was not ready within ${waitMs / 1000} s.`
  child.kill('SIGTERM')
  const killing = setTimeout(() => child.kill('SIGKILL'), 20_000)
  await ended
  clearTimeout(killing)
  if (!isReady) throw new OperatorError(`The new version cannot be used: ${reason}`)
}
