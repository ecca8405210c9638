import { fileURLToPath } from 'node:url'
import { freePort } from '#server/tools/update/free-port.ts'
import { deployed, type Running, startServer } from './child.ts'
import { median } from './numbers.ts'
import { cpuMs } from './usage.ts'

/** The project's folder: the server finds the built site below it. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Starts the built server over a data directory, with Node's settings of this run and its own; resolves when it is ready. */
export const startSalus = async (
  dataDir: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<Running> => {
  const port = await freePort()
  return startServer([process.execPath, ...process.execArgv, 'server/main.mjs'], {
    cwd: root,
    port,
    readyPath: '/readyz',
    env: {
      ...deployed,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      PREPARE_PICTURES: 'off',
      STOP_DELAY_MS: '0',
      SEED_DEMO: 'false',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  })
}

/** What a start over an existing database takes until `/readyz` says yes. */
export interface Start {
  readonly ms: number
  /** Processor time of it: what remains comparable when the machine is busy. */
  readonly cpuMs: number
}

/** Starts the server again and again; the middle of it. */
export const timeStarts = async (dataDir: string, times: number): Promise<Start> => {
  const starts: Start[] = []
  for (let at = 0; at < times; at++) {
    const began = performance.now()
    const server = await startSalus(dataDir)
    starts.push({ ms: performance.now() - began, cpuMs: cpuMs(server.pids) })
    await server.stop()
  }
  return { ms: median(starts.map(({ ms }) => ms)), cpuMs: median(starts.map((each) => each.cpuMs)) }
}
