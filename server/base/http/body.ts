import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '#contract/call/api-error.ts'
import { FormNameError, fromFormEntries } from '#contract/call/form-data.ts'
import { defaultMaxValues, findJsonExcess, tooManyValuesMessage } from '#contract/call/json-text.ts'
import { yieldIfBlocking } from '#server/base/db/turns.ts'
import { decodeUtf8, readWholeBody, rejectInvalidFormEscapes } from './read-body.ts'

/** Maximum sizes in bytes. `files` is a maximum number. */
export const requestBodyLimits = {
  json: 1024 * 1024,
  texts: 8 * 1024 * 1024,
  form: 50 * 1024 * 1024,
  file: 10 * 1024 * 1024,
  files: 10,
}

const maxParts = 1_000

declare module 'fastify' {
  interface FastifyContextConfig {
    maxValues?: number | undefined
  }
}

const parseForm = (form: Buffer) => {
  const text = decodeUtf8(form)
  rejectInvalidFormEscapes(form)
  if (text.split('&', defaultMaxValues + 1).length > defaultMaxValues) {
    throw new ApiError('unreadable', tooManyValuesMessage(defaultMaxValues))
  }
  try {
    return fromFormEntries(new URLSearchParams(text))
  } catch (error) {
    throw error instanceof FormNameError ? new ApiError('unreadable', error.message) : error
  }
}

/**
 * Registers parsers of JSON and HTML forms. They check the size and the number of values before they build
 * objects. An empty JSON body counts as no fields.
 */
export const registerBodyParsers = async (app: FastifyInstance): Promise<void> => {
  app.removeContentTypeParser(['text/plain', 'application/json'])
  const parseJson = promisify(app.getDefaultJsonParser('error', 'error'))
  const readJson = async (request: FastifyRequest, body: IncomingMessage): Promise<unknown> => {
    const { bodyLimit, config } = request.routeOptions
    const bytes = await readWholeBody(body, bodyLimit)
    if (bytes.length === 0) return undefined
    await yieldIfBlocking()
    const excess = findJsonExcess(bytes, config.maxValues)
    if (excess !== null) throw new ApiError('unreadable', excess)
    await yieldIfBlocking()
    return parseJson(request, decodeUtf8(bytes))
  }
  const readForm = async (request: FastifyRequest, body: IncomingMessage): Promise<unknown> => {
    return parseForm(await readWholeBody(body, request.routeOptions.bodyLimit))
  }
  app.addContentTypeParser('application/json', readJson)
  // HTML forms use this type without JavaScript, and mail clients use it for one-click
  // unsubscribing.
  app.addContentTypeParser('application/x-www-form-urlencoded', readForm)
  await app.register(multipart, {
    limits: {
      fileSize: requestBodyLimits.file,
      parts: maxParts,
      headerPairs: 50,
    },
    // Receives texts as bytes, because the parser would silently replace bytes that are not UTF-8.
    isPartAFile: () => true,
  })
}
