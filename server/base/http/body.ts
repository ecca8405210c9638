import { isUtf8 } from 'node:buffer'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#contract/call/api-error.ts'
import { FormNameError, fromFormEntries } from '#contract/call/form-data.ts'

/** One limit on what a request may carry. */
export const bodyLimits = {
  json: 1024 * 1024,
  form: 50 * 1024 * 1024,
  file: 10 * 1024 * 1024,
  files: 10,
}

const maxParts = 1_000

/** How long a request that carries no files may take to arrive. */
const jsonSeconds = 60

const toError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown))

const notUtf8 = () => new ApiError('unreadable', 'The request body is not valid UTF-8')

/** The text that bytes are; what is no UTF-8 is refused, or it would be stored as replacement characters. */
export const textOf = (bytes: Buffer): string => {
  if (!isUtf8(bytes)) throw notUtf8()
  return bytes.toString()
}

/** What a form's text stands for, which is bytes again. */
const refuseBrokenEscapes = (form: string): void => {
  for (const run of form.match(/(?:%[0-9a-f]{2})+/gi) ?? []) {
    if (!isUtf8(Buffer.from(run.replaceAll('%', ''), 'hex'))) throw notUtf8()
  }
}

/** Reads JSON and forms, both within limits; an empty JSON body counts as no fields. */
export const readBodies = async (app: FastifyInstance): Promise<void> => {
  app.removeContentTypeParser('text/plain')
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (!isUtf8(body)) done(notUtf8())
      else if (body.length === 0) done(null, undefined)
      else parseJson(request, body.toString(), done)
    },
  )
  // What a plain HTML form sends, and what mail programs send to unsubscribe.
  app.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_, body, done) => {
      try {
        const form = textOf(body)
        refuseBrokenEscapes(form)
        done(null, fromFormEntries(new URLSearchParams(form)))
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
      parts: maxParts,
      fieldNameSize: 200,
      headerPairs: 50,
    },
    // The parser's own decoding replaces what is no UTF-8 without a word.
    isPartAFile: () => true,
  })
}
