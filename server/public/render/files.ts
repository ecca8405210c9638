import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { apiHeaders } from '#server/base/http/security-headers.ts'

/** Serves the built site's scripts, styles and fonts: compressed beforehand, never changing under a name. */
export const mountFiles = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: `${folder}/assets`,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
    index: false,
    setHeaders: (reply) => {
      for (const [name, value] of Object.entries(apiHeaders)) reply.header(name, value)
    },
  })
}
