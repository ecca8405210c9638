import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { endWithUs, type Running } from './child.ts'
import type { Order, Outcome } from './load-process.ts'
import { cpuMs } from './usage.ts'

/** Results of one server under one load. */
export interface Shot extends Omit<Outcome, 'failed'> {
  readonly cpuMsPerRequest: number
}

export interface LoadProcess {
  /** Loads a server and measures the cost. */
  measure(server: Running, path: string, order: Omit<Order, 'url'>): Promise<Shot>
  stop(): void
}

export const startLoadProcess = (): LoadProcess => {
  const child = endWithUs(fork(fileURLToPath(new URL('./load-process.ts', import.meta.url))))
  const broken = once(child, 'exit').then(() => {
    throw new Error('The process that makes the requests has ended')
  })
  // A later failure does not matter, because everything has been measured.
  broken.catch(() => undefined)
  return {
    measure: async (server, path, order) => {
      const before = cpuMs(server.pids)
      child.send({ ...order, url: server.url + path } satisfies Order)
      const [outcome]: Outcome[] = await Promise.race([once(child, 'message'), broken])
      if (!outcome || outcome.failed > 0 || outcome.requests === 0) {
        throw new Error(`${server.url}${path}: ${JSON.stringify(outcome)}`)
      }
      const { failed: _, ...shot } = outcome
      return { ...shot, cpuMsPerRequest: (cpuMs(server.pids) - before) / outcome.requests }
    },
    stop: () => child.disconnect(),
  }
}
