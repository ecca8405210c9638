import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { apiSecurityHeaders } from '#server/base/http/security-headers.ts'

/** Serves precompressed scripts, styles and fonts. Their names contain a hash, so they are cached forever. */
export const mountBuiltFiles = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(async (files) => {
    // Compresses for clients without Brotli. Browsers request each file once.
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
        for (const [name, value] of Object.entries(apiSecurityHeaders)) reply.header(name, value)
      },
    })
  })
}
