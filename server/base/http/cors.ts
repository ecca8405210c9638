import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { idempotencyKeyHeader } from '#contract/call/add-key.ts'

export const allowCrossOriginRequests = async (
  app: FastifyInstance,
  origins: readonly string[],
): Promise<void> => {
  if (origins.length === 0) return
  const isNamed = (origin = '') => origins.includes(origin)
  await app.register(cors, {
    // `false` makes the library ignore the request, so that OPTIONS from other origins gets 405 as usual.
    origin: async (origin: string | undefined) => isNamed(origin) && [...origins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', idempotencyKeyHeader],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: 600,
    strictPreflight: false,
  })
  app.addHook('onRequest', async ({ headers: { origin } }, reply) => {
    if (isNamed(origin)) reply.header('cross-origin-resource-policy', 'cross-origin')
  })
}
