import { fileURLToPath } from 'node:url'
import { findFreePort } from '#server/tools/update/free-port.ts'
import { deployed, type Running, startServer } from './child.ts'
import { median } from './numbers.ts'
import { cpuMs } from './usage.ts'

/** The project's folder, which contains the built site. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Starts the built server over a data directory. Resolves when the server is ready. */
export const startSalus = async (
  dataDir: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<Running> => {
  const port = await findFreePort()
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

/** Duration of a start over an existing database, until `/readyz` succeeds. */
export interface Start {
  readonly ms: number
  /** Processor time, which is comparable on a busy machine. */
  readonly cpuMs: number
}

/** Starts the server several times and returns the median. */
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
