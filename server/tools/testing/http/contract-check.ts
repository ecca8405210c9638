import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import { z } from 'zod'
import { api, type SalusClient } from '#contract/api.ts'
import { errorResponseSchema } from '#contract/call/api-error.ts'
import { type ApiCall, apiBasePath, type CallMap } from '#contract/call/call.ts'

/** Every call of the contract by its full name, such as `post.createPost`. */
export const allCalls: readonly { readonly name: string; readonly call: ApiCall }[] =
  Object.entries<CallMap>(api).flatMap(([entity, calls]) =>
    Object.entries(calls).map(([name, call]) => ({ name: `${entity}.${name}`, call })),
  )

/** Makes a call by its full name. */
export const makeCall = (client: SalusClient, name: string, input: object): Promise<unknown> => {
  const [entity = '', call = ''] = name.split('.')
  const make: unknown = Reflect.get(Reflect.get(client, entity), call)
  if (typeof make !== 'function') throw new Error(`There is no call ${name}`)
  return make(input)
}

const shapeOf = (path: string): RegExp =>
  new RegExp(`^${apiBasePath}${path.replaceAll(/:\w+/g, '[^/]+')}$`)

const placeOf = (method: string, path: string) => `${method} ${apiBasePath}${path}`
const byPlace = new Map(allCalls.map(({ call }) => [placeOf(call.method, call.path), call]))
const withParameters = allCalls
  .filter(({ call }) => call.path.includes(':'))
  .map(({ call }) => ({ call, shape: shapeOf(call.path) }))

const callAt = (method: string, path: string): ApiCall | undefined => {
  const [bare = ''] = path.split('?')
  return (
    byPlace.get(`${method} ${bare}`) ??
    withParameters.find(({ call, shape }) => call.method === method && shape.test(bare))?.call
  )
}

const envelope = z.looseObject({ success: z.literal(true), message: z.string().min(1) })
const refusal = errorResponseSchema.strict()

const checkSuccess = (call: ApiCall, body: unknown): void => {
  const { success: _, message, ...fields } = envelope.parse(body)
  const { message: __, ...promised } = call.reply.parse({ ...fields, message })
  // Parsing drops fields that the contract does not have, but none may have been sent.
  if (isDeepStrictEqual(fields, promised)) return
  expect(fields, `the answer of ${call.path} has exactly the promised fields`).toEqual(promised)
}

/** Fails if a response of the API, already read, violates the contract. */
export const checkResponseBody = (
  method: string,
  path: string,
  response: Response,
  bytes: Buffer,
): void => {
  const { ok, headers } = response
  const call = callAt(method, path)
  if (ok && (!call || call.download)) return
  const isJson = headers.get('content-type')?.startsWith('application/json')
  if (!ok) expect(isJson, `the refusal of ${method} ${path} is JSON`).toBe(true)
  const body: unknown = JSON.parse(bytes.toString())
  if (!ok) expect(refusal.safeParse(body).error).toBeUndefined()
  else if (call) checkSuccess(call, body)
}

/** Fails if a response of the API violates the contract. Returns the response with an unread body. */
export const checkResponse = async (
  method: string,
  path: string,
  response: Response,
): Promise<Response> => {
  const { status, statusText, headers } = response
  const isElsewhere = status === 303 || status === 304
  if (!path.startsWith(apiBasePath) || method === 'HEAD' || isElsewhere) return response
  if (response.ok && callAt(method, path)?.download) return response
  const bytes = Buffer.from(await response.arrayBuffer())
  checkResponseBody(method, path, response, bytes)
  // Cheaper than cloning a response that is still arriving.
  return new Response(bytes, { status, statusText, headers })
}
