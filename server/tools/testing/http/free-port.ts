import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

const perWorker = 1_000
const worker = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % 20
// Browsers open no page at port 10080.
const first = 10_100 + worker * perWorker

/**
 * A port for a server that is about to start. Below those the system gives away by itself, or it might do so before
 * that server is up; for the same reason each worker of a test run has its own.
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
