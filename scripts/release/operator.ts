import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { TestMachine } from './bare-machine.ts'

const patienceMs = 180_000

/** Waits until a condition is true. Throws after a while, with `what`. */
export const waitUntil = async (
  isSo: () => boolean | Promise<boolean>,
  what: string,
): Promise<void> => {
  const latest = Date.now() + patienceMs
  while (!(await isSo())) {
    if (Date.now() > latest) throw new Error(`${what}: not within ${patienceMs / 1000} s.`)
    await setTimeout(50)
  }
}

export interface CommandResult {
  readonly code: number
  readonly said: string
}

/** Actions of an operator of an installed Salus. */
export interface Operator {
  readonly origin: string
  /** Folder of the installation, as a path of this machine. */
  readonly home: string
  /** Unpacks an archive into an empty folder and writes the settings. */
  install(archive: string, settings?: Readonly<Record<string, string>>): Promise<void>
  /** Starts Salus as in a terminal. Returns its output, once it is ready. */
  start(): Promise<() => string>
  /** Sends SIGTERM and waits until all processes have ended. */
  stop(): Promise<void>
  /** Kills all processes. */
  kill(): Promise<void>
  run(...args: string[]): Promise<CommandResult>
  /** Starts a command without waiting. */
  begin(...args: string[]): ChildProcess
  isReady(): Promise<boolean>
  /** Waits until Salus is neither starting nor stopping. */
  settle(): Promise<void>
  version(): string
}

export const createOperator = (machine: TestMachine, port: number): Operator => {
  const home = join(machine.root, 'opt/salus')
  const origin = `http://127.0.0.1:${port}`
  const program = (...args: string[]) => machine.command('/opt/salus/salus', ...args)

  const processes = (): number[] =>
    globSync('/proc/[0-9]*/exe').flatMap((exe) => {
      try {
        return readlinkSync(exe).startsWith(home) ? [Number(exe.split('/')[2])] : []
      } catch {
        // The process has ended meanwhile, or belongs to another user.
        return []
      }
    })
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    for (const pid of processes()) {
      try {
        process.kill(pid, signal)
      } catch {
        // The process has ended meanwhile.
      }
    }
    await waitUntil(() => processes().length === 0, 'Salus ends')
  }
  const begin = (...args: string[]): ChildProcess => {
    const [command, given] = program(...args)
    return spawn(command, given, { cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
  }
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )

  return {
    origin,
    home,
    begin,
    isReady,
    install: async (archive, settings = {}) => {
      await end('SIGKILL')
      rmSync(home, { recursive: true, force: true })
      mkdirSync(join(machine.root, 'opt'), { recursive: true })
      mkdirSync(join(machine.root, 'tmp'), { recursive: true })
      await promisify(execFile)('tar', ['-C', join(machine.root, 'opt'), '-xf', archive])
      const lines = Object.entries({ PORT: String(port), ...settings })
      const text = lines.map(([name, value]) => `${name}=${value}\n`).join('')
      writeFileSync(join(home, 'salus.env'), text)
    },
    start: async () => {
      const child = begin('start')
      let said = ''
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8').on('data', (text: string) => {
          said += text
        })
      }
      const hasEnded = () => child.exitCode !== null || child.signalCode !== null
      await waitUntil(async () => hasEnded() || (await isReady()), 'Salus becomes ready')
      if (hasEnded()) throw new Error(`Salus ended:\n${said}`)
      return () => said
    },
    settle: () =>
      waitUntil(async () => (await isReady()) || processes().length === 0, 'Salus starts or ends'),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    run: async (...args) => {
      const child = begin(...args)
      let said = ''
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8').on('data', (text: string) => {
          said += text
        })
      }
      const [code] = await once(child, 'close')
      return { code: Number(code), said }
    },
    version: () => basename(readlinkSync(join(home, 'current'))),
  }
}

/** Returns the newest mail. Without a mail server, Salus writes mails to files. */
export const readLastMail = (home: string): string => {
  const [newest = ''] = globSync(join(home, 'data/outbox/*.eml')).toSorted().toReversed()
  return newest === '' ? '' : readFileSync(newest, 'utf8')
}
