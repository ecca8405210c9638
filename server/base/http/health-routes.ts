import type { FastifyInstance } from 'fastify'
import { ApiError } from '#contract/call/api-error.ts'
import type { Database } from '#server/base/db/database.ts'
import { storeInstallationValue } from '#server/base/db/installation.ts'
import { runWithTimeLimit } from '#server/base/process/time-limit.ts'
import { apiSecurityHeaders } from './security-headers.ts'

/**
 * Adds `/healthz`, which succeeds while the process runs, and `/readyz`, which fails if the
 * database rejects writes or the server is stopping.
 */
export const mountHealthRoutes = (
  app: FastifyInstance,
  database: Database,
  now: () => Date,
): { stopping(): void } => {
  let stopping = false
  const isWritable = onceInAWhile(now, () => takesWrites(database))
  app.get('/healthz', () => ({ status: 'alive' }))
  app.get('/readyz', async (_, reply) => {
    const isReady = !stopping && (await isWritable())
    if (isReady) return { status: 'ready' }
    const refusal = new ApiError('busy', 'The server is not ready').toBody()
    return reply
      .code(503)
      .headers({ ...apiSecurityHeaders, 'cache-control': 'no-store' })
      .send({ ...refusal, status: 'not ready' })
  })
  return {
    stopping: () => {
      stopping = true
    },
  }
}

const whileMs = 1_000

/** Caches the result of a check for a while, because each check writes to the database. */
const onceInAWhile = <T>(now: () => Date, ask: () => Promise<T>): (() => Promise<T>) => {
  let last: { readonly at: number; readonly answer: Promise<T> } | undefined
  return () => {
    const at = now().getTime()
    if (last === undefined || at - last.at >= whileMs) last = { at, answer: ask() }
    return last.answer
  }
}

const patienceMs = 3_000

/**
 * Whether the database accepts writes. If its disk is full, it can be read but not written to, and counts as
 * not ready.
 */
const takesWrites = ({ queries }: Database): Promise<boolean> =>
  runWithTimeLimit(patienceMs, 'The database did not answer in time', () =>
    storeInstallationValue(queries, 'probe', ''),
  ).then(
    () => true,
    () => false,
  )
