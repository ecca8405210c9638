import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

const perWorker = 1_000
const worker = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % 20
// Browsers block port 10080.
const first = 10_100 + worker * perWorker

/**
 * Finds a free port for a server about to start. It is below the system's ephemeral ports, and each test worker has its own
 * range, so nothing else takes it before the server listens.
 */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(first, first + perWorker)
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    probe.close()
    if (isFree) return port
  }
}
