import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

/** One limit on what a request may carry. */
export const bodyLimits = {
  json: 1024 * 1024,
  form: 50 * 1024 * 1024,
  file: 10 * 1024 * 1024,
  files: 10,
}

/** How long a request that carries no files may take to arrive. */
const jsonSeconds = 60

/** Reads JSON and forms, both within limits; an empty JSON body counts as no fields. */
export const readBodies = async (app: FastifyInstance): Promise<void> => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined)
      else parseJson(request, body, done)
    },
  )
  app.addHook('onRequest', async (request) => {
    if (request.headers['content-type']?.startsWith('multipart/')) return
    const timer = setTimeout(() => {
      if (!request.raw.complete) request.raw.destroy()
    }, jsonSeconds * 1000)
    request.raw.once('close', () => clearTimeout(timer))
  })
  await app.register(multipart, {
    limits: {
      fileSize: bodyLimits.file,
      files: bodyLimits.files,
      fields: 1_000,
      fieldSize: bodyLimits.json,
      fieldNameSize: 200,
      headerPairs: 50,
    },
  })
}
