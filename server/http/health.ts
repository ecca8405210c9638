import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/database.ts'

/** `/healthz` says the process is alive, `/readyz` that it can serve: database there, not stopping. */
export const mountHealth = (app: FastifyInstance, database: Database): { stopping(): void } => {
  let stopping = false
  app.get('/healthz', () => ({ status: 'alive' }))
  app.get('/readyz', async (_, reply) => {
    const isReady = !stopping && (await answers(database))
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
  return {
    stopping: () => {
      stopping = true
    },
  }
}

const answers = (database: Database): Promise<boolean> =>
  database.queries
    .selectFrom('installation')
    .select('name')
    .limit(1)
    .execute()
    .then(
      () => true,
      () => false,
    )
