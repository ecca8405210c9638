import { execFile, execFileSync, spawn } from 'node:child_process'
import { openSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { OperatorError } from '#server/base/process/operator-error.ts'

export type ProcessEnvironment = Readonly<Record<string, string | undefined>>

/** The running Salus of an installation, and how to stop and start it. */
export interface RunningSalus {
  /** Environment variables of the running process that `salus.env` does not set. */
  readonly settings: ProcessEnvironment
  readonly wasRunning: boolean
  stop(): Promise<void>
  start(): Promise<void>
}

const ifReadable = (read: () => string): string => {
  try {
    return read()
  } catch {
    return ''
  }
}

/** Finds the server processes of an installation, of any version. */
const serversOf = (home: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const program = ifReadable(() => readlinkSync(`/proc/${pid}/exe`))
      const line = ifReadable(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
      return program.startsWith(`${home}/versions/`) && line.includes('/build/salus/serve.js')
    })
    .map(Number)

const settingsOf = (pid: number): ProcessEnvironment => {
  const text = ifReadable(() => readFileSync(`/proc/${pid}/environ`, 'utf8'))
  const pairs = text.split('\0').map((line) => line.split(/=(.*)/s))
  return Object.fromEntries(pairs.map(([name, value]) => [name, value]))
}

/** Returns user and group of a process, or nothing unless run as root. */
const userOf = (pid: number): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {}
  const { uid, gid } = statSync(`/proc/${pid}`)
  return { uid, gid }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return ifReadable(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.[0] !== 'Z'
  } catch {
    return false
  }
}

const patienceMs = 60_000

const endProcess = async (pid: number): Promise<void> => {
  process.kill(pid, 'SIGTERM')
  const until = Date.now() + patienceMs
  while (isAlive(pid)) {
    if (Date.now() > until)
      throw new OperatorError(`The running Salus (process ${pid}) does not stop.`)
    await setTimeout(100)
  }
}

const startedByHand = (home: string, pids: readonly number[]): RunningSalus => {
  const [first] = pids
  const settings = first === undefined ? {} : settingsOf(first)
  const owner = first === undefined ? {} : userOf(first)
  return {
    settings,
    wasRunning: first !== undefined,
    stop: async () => {
      for (const pid of serversOf(home)) await endProcess(pid)
    },
    start: async () => {
      const log = openSync(join(home, 'salus.log'), 'a', 0o600)
      const { SALUS_UPDATING: _, ...own } = { ...process.env, ...settings }
      const child = spawn(join(home, 'salus'), ['start'], {
        ...owner,
        env: own,
        detached: true,
        stdio: ['ignore', log, log],
      })
      child.unref()
    },
  }
}

const isService = (home: string, name: string): boolean => {
  try {
    const shown = execFileSync('systemctl', ['show', name, '--property=ExecStart'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return shown.includes(`${home}/salus `)
  } catch {
    return false
  }
}

const startedBySystemd = (name: string, pids: readonly number[]): RunningSalus => {
  const systemctl = async (verb: string) => {
    await promisify(execFile)('systemctl', [verb, name]).catch((cause: unknown) => {
      throw new OperatorError(`systemctl ${verb} ${name} failed: is this run as root?`, { cause })
    })
  }
  const [first] = pids
  return {
    settings: first === undefined ? {} : settingsOf(first),
    wasRunning: first !== undefined,
    stop: () => systemctl('stop'),
    start: () => systemctl('start'),
  }
}

/** Finds how the installed Salus is run: by systemd, in a terminal, or not at all. */
export const findRunningSalus = (home: string, service: string): RunningSalus => {
  const pids = serversOf(home)
  return isService(home, service) ? startedBySystemd(service, pids) : startedByHand(home, pids)
}
