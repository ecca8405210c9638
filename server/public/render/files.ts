import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { apiHeaders } from '#server/base/http/security-headers.ts'

/** Serves the built site's scripts, styles and fonts: compressed beforehand, never changing under a name. */
export const mountFiles = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(async (files) => {
    // For those who cannot read Brotli where there is no second copy: browsers ask for each file once.
    await files.register(compress, { encodings: ['gzip'], threshold: 1024 })
    await files.register(fastifyStatic, {
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
  })
}
