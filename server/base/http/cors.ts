import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { addKeyHeader } from '#contract/call/add-key.ts'

/** Lets pages of exactly these origins call the API; with none named, nobody else's page can. */
export const allowOrigins = async (
  app: FastifyInstance,
  origins: readonly string[],
): Promise<void> => {
  if (origins.length === 0) return
  const isNamed = (origin = '') => origins.includes(origin)
  await app.register(cors, {
    // Told false, the library leaves a request alone: a stranger's OPTIONS is a wrong method like any other.
    origin: async (origin: string | undefined) => isNamed(origin) && [...origins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', addKeyHeader],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: 600,
    strictPreflight: false,
  })
  app.addHook('onRequest', async ({ headers: { origin } }, reply) => {
    if (isNamed(origin)) reply.header('cross-origin-resource-policy', 'cross-origin')
  })
}
