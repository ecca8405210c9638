import { isUtf8 } from 'node:buffer'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#contract/api-error.ts'
import { FormNameError, fromFormEntries } from '#contract/form-data.ts'

/** One limit on what a request may carry. */
export const bodyLimits = {
  json: 1024 * 1024,
  form: 50 * 1024 * 1024,
  file: 10 * 1024 * 1024,
  files: 10,
}

/** How long a request that carries no files may take to arrive. */
const jsonSeconds = 60

const toError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown))

/** Reads JSON and forms, both within limits; an empty JSON body counts as no fields. */
export const readBodies = async (app: FastifyInstance): Promise<void> => {
  app.removeContentTypeParser('text/plain')
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      // What is no UTF-8 would be stored as replacement characters.
      if (!isUtf8(body)) done(new ApiError('unreadable', 'The request body is not valid UTF-8'))
      else if (body.length === 0) done(null, undefined)
      else parseJson(request, body.toString(), done)
    },
  )
  // What a plain HTML form sends, and what mail programs send to unsubscribe.
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_, body, done) => {
      try {
        done(null, fromFormEntries(new URLSearchParams(body)))
      } catch (error) {
        done(
          error instanceof FormNameError
            ? new ApiError('unreadable', error.message)
            : toError(error),
        )
      }
    },
  )
  app.addHook('onRequest', async ({ headers, raw }) => {
    // Without a body there is nothing to wait for, and what a timer holds stays in memory until it ends.
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers
    if (!hasBody || headers['content-type']?.startsWith('multipart/')) return
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy()
    }, jsonSeconds * 1000)
    const arrived = () => clearTimeout(timer)
    // A request of this process to itself is never closed.
    raw.once('end', arrived).once('close', arrived)
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
