import {
  ApiError,
  createInvalidInputError,
  invalidResponseMessage,
  toFieldErrors,
} from './api-error.ts'
import {
  type ApiCall,
  apiBasePath,
  type CallInput,
  type CallMap,
  type ResponseBody,
} from './call.ts'
import { toFormData } from './form-data.ts'
import { inputSchemaFor } from './publishing.ts'
import { z } from './zod.ts'

export type FetchFunction = (path: string, init: RequestInit) => Promise<Response>

export interface ApiClientOptions {
  readonly fetch: FetchFunction
  readonly token?: () => string | null
  readonly around?: <T>(call: ApiCall, work: () => Promise<T>) => Promise<T>
}

type ByCall<M extends CallMap> = {
  readonly [K in keyof M]: Record<string, never> extends CallInput<M[K]>
    ? (input?: CallInput<M[K]>, signal?: AbortSignal) => Promise<ResponseBody<M[K]>>
    : (input: CallInput<M[K]>, signal?: AbortSignal) => Promise<ResponseBody<M[K]>>
}

export type ApiClient<A extends Readonly<Record<string, CallMap>>> = {
  readonly [E in keyof A]: ByCall<A[E]>
}

type Wire = Readonly<Record<string, unknown>>

const fillPath = (path: string, wire: Wire): { path: string; rest: Wire } => {
  const rest = { ...wire }
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path: filled, rest }
}

const queryOf = (wire: Wire): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(wire)) {
    if (value !== undefined) query.append(name, String(value))
  }
  return query.size > 0 ? `?${query}` : ''
}

/** Encodes an input for the wire. Throws the validation error that the server would return. */
const encoded = (call: ApiCall, input: unknown): Wire => {
  const given = z.record(z.string(), z.unknown()).parse(input)
  const { data, error } = z.safeEncode(inputSchemaFor(call, given), given)
  if (error) throw createInvalidInputError(toFieldErrors(error))
  return data
}

const requestFor = (
  call: ApiCall,
  input: unknown,
  token: string | null,
): { path: string; init: RequestInit } => {
  const { path, rest } = fillPath(call.path, encoded(call, input))
  const headers: Record<string, string> = { accept: 'application/json' }
  if (token !== null) headers.authorization = `Bearer ${token}`
  const init: RequestInit = { method: call.method, headers }
  if (call.encoding === 'query') return { path: path + queryOf(rest), init }
  if (call.encoding === 'multipart') return { path, init: { ...init, body: toFormData(rest) } }
  headers['content-type'] = 'application/json'
  return { path, init: { ...init, body: JSON.stringify(rest) } }
}

/** Whether a response has all required fields of the call. False for other JSON, such as that of a proxy. */
const isWhole = (call: ApiCall, body: object): boolean =>
  Object.entries(call.reply.shape).every(
    ([name, field]) => name in body || z.safeParse(field, undefined).success,
  )

/** Sends a call and returns the response body. Throws an `ApiError` if the call fails. */
export const sendCall = async <C extends ApiCall>(
  call: C,
  input: CallInput<C>,
  { fetch, token = () => null }: ApiClientOptions,
  signal?: AbortSignal,
): Promise<ResponseBody<C>> => {
  const { path, init } = requestFor(call, input, token())
  const response = await fetch(apiBasePath + path, signal ? { ...init, signal } : init)
  const body: ResponseBody<C> | { success: false } | null = await response.json().catch(() => null)
  if (response.ok && body?.success) {
    if (isWhole(call, body)) return body
    throw new ApiError('brokenAnswer', invalidResponseMessage)
  }
  throw ApiError.fromAnswer(response.status, body, response.headers.get('retry-after'))
}

/**
 * Sends a call whose response is a file. Returns the response without reading it, and throws an `ApiError` if
 * the call fails.
 */
export const sendCallForFile = async <C extends ApiCall>(
  call: C,
  input: CallInput<C>,
  { fetch, token = () => null }: ApiClientOptions,
): Promise<Response> => {
  const { path, init } = requestFor(call, input, token())
  const response = await fetch(apiBasePath + path, init)
  if (response.ok) return response
  const body: unknown = await response.json().catch(() => null)
  throw ApiError.fromAnswer(response.status, body, response.headers.get('retry-after'))
}

export const createCallFunctions = <A extends Readonly<Record<string, CallMap>>>(
  api: A,
  make: (call: ApiCall, input: CallInput<ApiCall>, signal?: AbortSignal) => Promise<unknown>,
): ApiClient<A> => {
  const bind = (calls: CallMap) =>
    Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [
        name,
        (input: CallInput<ApiCall> = {}, signal?: AbortSignal) => make(call, input, signal),
      ]),
    )
  const bound = Object.fromEntries(Object.entries(api).map(([name, calls]) => [name, bind(calls)]))
  return bound as ApiClient<A> // TypeScript cannot derive the mapped type from `Object.fromEntries`.
}

export const createApiClient = <A extends Readonly<Record<string, CallMap>>>(
  api: A,
  options: ApiClientOptions,
): ApiClient<A> => {
  const { around = (_, work) => work() } = options
  return createCallFunctions(api, (call, input, signal) =>
    around(call, () => sendCall(call, input, options, signal)),
  )
}
