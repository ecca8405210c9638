import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Fetch } from '#contract/client.ts'

/** Reaches the API without leaving the process: no socket, no limits, the same answers. */
export const createLocalFetch =
  (app: FastifyInstance): Fetch =>
  async (path, { method = 'GET', headers = {}, body }) => {
    const options: InjectOptions = {
      method: method === 'POST' ? 'POST' : 'GET',
      url: path,
      headers: Object.fromEntries(new Headers(headers)),
    }
    if (typeof body === 'string') options.payload = body
    const response = await app.inject(options)
    return new Response(response.payload, {
      status: response.statusCode,
      headers: { 'content-type': 'application/json' },
    })
  }
