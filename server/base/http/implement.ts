import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { idempotencyPolicyOf } from '#contract/call/add-key.ts'
import {
  ApiError,
  createNotAllowedError,
  createNotSignedInError,
} from '#contract/call/api-error.ts'
import type { ApiCall, CallInput, ReplyFields } from '#contract/call/call.ts'
import { isAccessGranted } from '#contract/call/role.ts'
import type { Queries } from '#server/base/db/database.ts'
import {
  type EarlierRequest,
  findEarlierRequest,
  RepeatedRequestError,
} from '#server/base/db/request-keys.ts'
import type { ApiCache } from './api-cache.ts'
import { rateLimitKeyOf } from './client-address.ts'
import { createResponseFilter } from './cut-reply.ts'
import type { UploadStorage } from './file-on-disk.ts'
import type { RateLimiter } from './limits.ts'
import type { InProcessCalls } from './local-calls.ts'
import { hasLongList, stringifyInSteps } from './print-in-turns.ts'
import { readIdempotencyKey, rebuildAddedResponse, rejectRepeatedRequest } from './request-key.ts'
import type { ReserveUploadMemory } from './upload-room.ts'
import type { AuthenticatedCaller, CallerByAccess } from './viewer.ts'
import { readCallInput } from './wire.ts'

export interface CallContext<C extends ApiCall> {
  readonly input: CallInput<C>
  /** Null for visitors of a public call. */
  readonly who: CallerByAccess<C['access']>
  readonly client: string
  /** Language of the response. Undefined is the main language. */
  readonly lang?: string | undefined
}

export interface ResponseTranslator {
  /** Returns undefined for the main language. Throws if the site does not have the language. */
  choose(asked: string): Promise<string | undefined>
  translate(call: ApiCall, lang: string, answer: object): Promise<object>
  /**
   * Translates the error of a submitted form. Returns it unchanged if the site does not have the
   * language.
   */
  explain(asked: string, error: ApiError): Promise<ApiError>
}

type MaybePromise<T> = T | Promise<T>

// Method syntax makes parameters bivariant, so that a handler of one call is assignable to a
// handler of any.
type Handler<C extends ApiCall> = {
  handle(ask: CallContext<C>): MaybePromise<ReplyFields<C> & { message?: string }>
}['handle']

export type CallHandlers<M extends Record<keyof M, ApiCall>> = {
  readonly [K in keyof M]: Handler<M[K]>
}

export interface RouteContext {
  readonly queries: Queries
  now(): Date
  /** Returns the account that a bearer token belongs to, or null if the token is invalid. */
  authenticate(token: string): Promise<AuthenticatedCaller | null>
  readonly limits: RateLimiter
  readonly answers: ApiCache
  readonly uploadRoom: ReserveUploadMemory
  incoming(): UploadStorage
  readonly languages: ResponseTranslator
  readonly local: Pick<InProcessCalls, 'add'>
}

type Rebuild<C extends ApiCall> = {
  rebuild(
    queries: Queries,
    earlier: EarlierRequest,
    ask: CallContext<C>,
  ): Promise<Record<string, unknown> & { message?: string }>
}['rebuild']

/**
 * Functions that rebuild the response to a repeated request, for calls whose response holds more than the
 * added entry.
 */
type Rebuilders<M extends Record<keyof M, ApiCall>> = { readonly [K in keyof M]?: Rebuild<M[K]> }

export interface ApiModule<M> {
  readonly calls: M
  mount(app: FastifyInstance, context: RouteContext): void
  /** Runs a call as a visitor, without an HTTP request. */
  answer(call: ApiCall, input: CallInput<ApiCall>, languages: ResponseTranslator): Promise<object>
}

const secondFactorMissing = () =>
  new ApiError('secondFactorMissing', 'Add a second factor to your account first')

const notForKeys = () =>
  new ApiError(
    'notAllowed',
    'This belongs to a person and cannot be used with a key: log in instead',
  )

const bearer = (request: FastifyRequest): string | null =>
  request.headers.authorization?.match(/^Bearer ((?:[a-z]+_)?[A-Za-z0-9_-]{43})$/i)?.[1] ?? null

/**
 * Whether a request is not signed in. Signed-in users bypass the cache, because another instance may not know
 * their last change yet.
 */
const isVisitor = (request: FastifyRequest): boolean => request.headers.authorization === undefined

type AnswerCall = (ask: CallContext<ApiCall>) => Promise<object>

const answerWith = (
  call: ApiCall,
  handler: Handler<ApiCall>,
  languages: ResponseTranslator,
): AnswerCall => {
  const cutReply = createResponseFilter(call.reply)
  return async (ask) => {
    const asked: unknown = ask.input.lang
    const lang = typeof asked === 'string' ? await languages.choose(asked) : undefined
    const { message = call.success ?? 'OK', ...fields } = await handler({
      ...ask,
      ...(asked !== undefined && { lang, input: { ...ask.input, lang } }),
    })
    const answer = { success: true, message, ...(await cutReply(fields)) }
    return lang === undefined ? answer : languages.translate(call, lang, answer)
  }
}

const sendDownload = async (
  { type, name }: NonNullable<ApiCall['download']>,
  handler: Handler<ApiCall>,
  ask: CallContext<ApiCall>,
  reply: FastifyReply,
): Promise<Readable> => {
  const { file } = await handler(ask)
  if (!(file instanceof Readable)) throw new TypeError(`No file was given for ${name}`)
  reply.type(type).header('content-disposition', `attachment; filename="${name}"`)
  return file
}

/** Returns the response as a file, or as JSON if the client accepts JSON. */
const asFile = (
  { field, type, name }: NonNullable<ApiCall['file']>,
  answer: object,
  request: FastifyRequest,
  reply: FastifyReply,
): object | string => {
  const file: unknown = Reflect.get(answer, field)
  if (typeof file !== 'string' || request.headers.accept?.includes('json')) return answer
  reply.type(type).header('content-disposition', `attachment; filename="${name}"`)
  return file
}

const answerOnce = (
  call: ApiCall,
  answer: AnswerCall,
  rebuild: Rebuild<ApiCall>,
  { queries, languages, now }: RouteContext,
) => {
  const repetition = idempotencyPolicyOf(call)
  return async (request: FastifyRequest, ask: CallContext<ApiCall>): Promise<object> => {
    const { who, input } = ask
    const key = repetition && who && (await readIdempotencyKey(call, request, who, input, now()))
    if (!key) return answer(ask)
    if (repetition === 'refuse') return rejectRepeatedRequest(queries, key, () => answer(ask))
    const answerAgain = (earlier: EarlierRequest) =>
      answerWith(call, { handle: () => rebuild(queries, earlier, ask) }.handle, languages)(ask)
    const earlier = await findEarlierRequest(queries, key)
    if (earlier) return answerAgain(earlier)
    try {
      return await answer({ ...ask, who: { ...who, requestKey: key } })
    } catch (error) {
      // A concurrent request with the same idempotency key was faster.
      if (error instanceof RepeatedRequestError) return answerAgain(error.earlier)
      throw error
    }
  }
}

const isForm = ({ method, access, input }: ApiCall): boolean =>
  method !== 'GET' && access === 'public' && 'lang' in input.shape

const langIn = ({ body, query }: FastifyRequest): string | undefined => {
  const lang: unknown = Reflect.get(Object(body), 'lang') ?? Reflect.get(Object(query), 'lang')
  return typeof lang === 'string' ? lang : undefined
}

const register = (
  app: FastifyInstance,
  context: RouteContext,
  call: ApiCall,
  handler: Handler<ApiCall>,
  rebuild: Rebuild<ApiCall> = rebuildAddedResponse(call),
): void => {
  const viewers = new WeakMap<FastifyRequest, AuthenticatedCaller>()
  const isForEveryone = call.method === 'GET' && call.access === 'public'
  const answer = answerWith(call, handler, context.languages)
  if (call.access === 'public') context.local.add(call, answer)
  const once = answerOnce(call, answer, rebuild, context)

  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    // Only responses of public GET calls to visitors are the same for everyone and may be cached.
    if (!isForEveryone || request.headers.authorization !== undefined) {
      reply.header('cache-control', 'no-store')
    }
    const token = bearer(request)
    const known = token === null ? null : await context.authenticate(token)
    const isHalfway = known?.mustAddSecondFactor === true && !call.withoutSecondFactor
    if (isHalfway && call.access !== 'public') throw secondFactorMissing()
    const viewer = isHalfway ? null : known
    if (!isAccessGranted(call.access, viewer?.role ?? null))
      throw viewer ? createNotAllowedError() : createNotSignedInError()
    if (viewer?.isKey && call.isPersonal) throw notForKeys()
    if (viewer) viewers.set(request, viewer)
  }

  const limit = async (request: FastifyRequest): Promise<void> => {
    const viewer = viewers.get(request)
    if (call.method === 'GET')
      await context.limits.take('readsPerClient', rateLimitKeyOf(request.ip))
    else if (viewer) await context.limits.take('writesPerToken', viewer.tokenHash)
    else await context.limits.take('writesPerClient', rateLimitKeyOf(request.ip))
  }

  const respond = async (request: FastifyRequest, reply: FastifyReply, incoming: UploadStorage) => {
    const input = await readCallInput(call, request, incoming)
    // Reserves no memory for calls with larger files, which are read from disk.
    if (!call.maxFileBytes) await context.uploadRoom(reply, incoming.bytes)
    const ask = {
      input,
      client: rateLimitKeyOf(request.ip),
      who: viewers.get(request) ?? null,
    }
    if (call.download) return sendDownload(call.download, handler, ask, reply)
    if (!isForEveryone || !isVisitor(request)) {
      const answered = await once(request, ask)
      if (call.file) return asFile(call.file, answered, request, reply)
      if (!hasLongList(answered)) return answered
      reply.type('application/json; charset=utf-8')
      return stringifyInSteps(answered)
    }
    const key = `${call.path} ${JSON.stringify(input)}`
    return context.answers.send(request, reply, key, () => answer(ask))
  }

  app.route({
    method: call.method,
    url: call.path,
    onRequest: [admit, limit],
    ...(call.maxTextBytes && { bodyLimit: call.maxTextBytes }),
    config: { maxValues: call.maxValues },
    handler: async (request, reply) => {
      const incoming = context.incoming()
      try {
        return await respond(request, reply, incoming)
      } catch (error) {
        const lang = isForm(call) ? langIn(request) : undefined
        if (lang === undefined || !(error instanceof ApiError)) throw error
        throw await context.languages.explain(lang, error)
      } finally {
        await incoming.removeAll()
      }
    },
  })
}

export const createApiModule = <M extends Record<keyof M, ApiCall>>(
  calls: M,
  handlers: CallHandlers<M>,
  rebuilders: Rebuilders<M> = {},
): ApiModule<M> => ({
  calls,
  answer: async (call, input, languages) => {
    for (const name in calls) {
      const known: ApiCall = calls[name]
      if (known !== call) continue
      return answerWith(call, handlers[name], languages)({ input, who: null, client: 'local' })
    }
    throw new TypeError(`${call.path} is not among these calls`)
  },
  mount: (app, context) => {
    for (const name in calls) register(app, context, calls[name], handlers[name], rebuilders[name])
  },
})
