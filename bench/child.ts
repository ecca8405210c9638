import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A server started for the benchmark. */
export interface Running {
  readonly url: string
  /** Process ids whose processor time counts. */
  readonly pids: readonly number[]
  stop(): Promise<void>
}

const children = new Set<ChildProcess>()
const folders = new Set<string>()

process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))

/** Environment of the server and its commands, as in a deployment. */
export const deployed = {
  PATH: process.env.PATH,
  NODE_ENV: process.env.NODE_ENV,
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX,
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_,
}

/** Creates a folder that is deleted when the benchmark ends. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'salus-bench-'))
  folders.add(folder)
  return folder
}

/** Kills a child process when the benchmark ends, for any reason. */
export const endWithUs = <C extends ChildProcess>(child: C): C => {
  children.add(child)
  child.on('exit', () => children.delete(child))
  return child
}

const patienceMs = 30_000
const everyMs = 5

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )

/** Starts a server and waits until `readyPath` returns 200. */
export const startServer = async (
  command: readonly [program: string, ...args: string[]],
  { port, readyPath, ...options }: SpawnOptions & { port: number; readyPath: string },
): Promise<Running> => {
  const [program, ...args] = command
  const child = endWithUs(spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] }))
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text) => (complaint += text))
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  const deadline = performance.now() + patienceMs
  while (!(await answers(url + readyPath))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      throw new Error(`${command.join(' ')} does not answer:\n${complaint}`)
    }
    await wait(everyMs)
  }
  return {
    url,
    pids: child.pid === undefined ? [] : [child.pid],
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
