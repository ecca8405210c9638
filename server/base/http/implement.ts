import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { repetitionOf } from '#contract/call/add-key.ts'
import { ApiError, notAllowed, notSignedIn } from '#contract/call/api-error.ts'
import type { Call, Input, ReplyFields } from '#contract/call/call.ts'
import { isGranted } from '#contract/call/role.ts'
import type { Queries } from '#server/base/db/database.ts'
import { type EarlierRequest, findEarlier, RepeatedRequest } from '#server/base/db/request-keys.ts'
import type { ApiCache } from './api-cache.ts'
import { clientKey } from './client-address.ts'
import { createReplyCut } from './cut-reply.ts'
import type { IncomingFiles } from './file-on-disk.ts'
import type { Limits } from './limits.ts'
import type { LocalCalls } from './local-calls.ts'
import { holdsLong, printInTurns } from './print-in-turns.ts'
import { readRequestKey, rebuildAdded, refuseRepetition } from './request-key.ts'
import type { UploadRoom } from './upload-room.ts'
import type { Viewer, ViewerOf } from './viewer.ts'
import { readInput } from './wire.ts'

/** What a handler is asked: the checked input and who asks. */
export interface CallContext<C extends Call> {
  readonly input: Input<C>
  /** Who asks; null for a visitor, where the call is open to everyone. */
  readonly who: ViewerOf<C['access']>
  /** Whom the request counts for in limits. */
  readonly client: string
  /** In which of the site's languages to answer; undefined for the main one. */
  readonly lang?: string | undefined
}

/** How calls are answered in the site's languages. */
export interface AnswerLanguages {
  /** The language that is asked for, undefined where that is the main one; one that is not the site's is refused. */
  choose(asked: string): Promise<string | undefined>
  /** An answer of a call with the texts of a language. */
  translate(call: Call, lang: string, answer: object): Promise<object>
  /** The error of a sent form in a language that is asked for; unchanged if the site does not have it. */
  explain(asked: string, error: ApiError): Promise<ApiError>
}

type MaybePromise<T> = T | Promise<T>

// Written as a method so that the handler of one call may stand where any call's handler is expected.
type Handler<C extends Call> = {
  handle(ask: CallContext<C>): MaybePromise<ReplyFields<C> & { message?: string }>
}['handle']

/** One handler per call; a call without one does not compile. */
export type Handlers<M extends Record<keyof M, Call>> = { readonly [K in keyof M]: Handler<M[K]> }

export interface RouteContext {
  readonly queries: Queries
  now(): Date
  /** The account behind a token, or null when the token no longer counts. */
  authenticate(token: string): Promise<Viewer | null>
  readonly limits: Limits
  readonly answers: ApiCache
  readonly uploadRoom: UploadRoom
  /** Where the large files of a request are kept while it is answered. */
  incoming(): IncomingFiles
  readonly languages: AnswerLanguages
  /** Where the pages of this process find the calls. */
  readonly local: Pick<LocalCalls, 'add'>
}

/** Rebuilds the fields that an earlier request was answered with. */
type Rebuild<C extends Call> = {
  rebuild(
    queries: Queries,
    earlier: EarlierRequest,
    ask: CallContext<C>,
  ): Promise<Record<string, unknown> & { message?: string }>
}['rebuild']

/** How requests are answered that took effect before, for calls that answer with more than the entry they added. */
type Rebuilders<M extends Record<keyof M, Call>> = { readonly [K in keyof M]?: Rebuild<M[K]> }

/** A group of implemented calls, ready to be mounted. */
export interface Module<M> {
  readonly calls: M
  mount(app: FastifyInstance, context: RouteContext): void
  /** Answers one of its calls as a visitor would be answered, without a request. */
  answer(call: Call, input: Input<Call>, languages: AnswerLanguages): Promise<object>
}

const secondFactorMissing = () =>
  new ApiError('secondFactorMissing', 'Add a second factor to your account first')

const notForKeys = () =>
  new ApiError(
    'notAllowed',
    'This belongs to a person and cannot be used with a key: log in instead',
  )

/** The token of a session or, with a prefix, the key of a program. */
const bearer = (request: FastifyRequest): string | null =>
  request.headers.authorization?.match(/^Bearer ((?:[a-z]+_)?[A-Za-z0-9_-]{43})$/i)?.[1] ?? null

/** Signed-in callers bypass the cache: they may just have changed something on another instance. */
const isVisitor = (request: FastifyRequest): boolean => request.headers.authorization === undefined

/** A call's whole answer, however it was asked. */
type AnswerCall = (ask: CallContext<Call>) => Promise<object>

const answerWith = (call: Call, handler: Handler<Call>, languages: AnswerLanguages): AnswerCall => {
  const cutReply = createReplyCut(call.reply)
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

/** Sends the file that a handler gives, piece by piece. */
const sendDownload = async (
  { type, name }: NonNullable<Call['download']>,
  handler: Handler<Call>,
  ask: CallContext<Call>,
  reply: FastifyReply,
): Promise<Readable> => {
  const { file } = await handler(ask)
  if (!(file instanceof Readable)) throw new TypeError(`No file was given for ${name}`)
  reply.type(type).header('content-disposition', `attachment; filename="${name}"`)
  return file
}

/** The file in an answer for callers that do not ask for JSON, else the answer. */
const asFile = (
  { field, type, name }: NonNullable<Call['file']>,
  answer: object,
  request: FastifyRequest,
  reply: FastifyReply,
): object | string => {
  const file: unknown = Reflect.get(answer, field)
  if (typeof file !== 'string' || request.headers.accept?.includes('json')) return answer
  reply.type(type).header('content-disposition', `attachment; filename="${name}"`)
  return file
}

/** Answers a request so that it takes effect once, if it has a key. */
const answerOnce = (
  call: Call,
  answer: AnswerCall,
  rebuild: Rebuild<Call>,
  { queries, languages, now }: RouteContext,
) => {
  const repetition = repetitionOf(call)
  return async (request: FastifyRequest, ask: CallContext<Call>): Promise<object> => {
    const { who, input } = ask
    const key = repetition && who && (await readRequestKey(call, request, who, input, now()))
    if (!key) return answer(ask)
    if (repetition === 'refuse') return refuseRepetition(queries, key, () => answer(ask))
    const answerAgain = (earlier: EarlierRequest) =>
      answerWith(call, { handle: () => rebuild(queries, earlier, ask) }.handle, languages)(ask)
    const earlier = await findEarlier(queries, key)
    if (earlier) return answerAgain(earlier)
    try {
      return await answer({ ...ask, who: { ...who, requestKey: key } })
    } catch (error) {
      // Another request with the same key has come first.
      if (error instanceof RepeatedRequest) return answerAgain(error.earlier)
      throw error
    }
  }
}

/** Whether visitors fill in a form with the call's input, in a language of the site. */
const isForm = ({ method, access, input }: Call): boolean =>
  method !== 'GET' && access === 'public' && 'lang' in input.shape

/** The language that a request asks for, whether or not its input can be read. */
const langIn = ({ body, query }: FastifyRequest): string | undefined => {
  const lang: unknown = Reflect.get(Object(body), 'lang') ?? Reflect.get(Object(query), 'lang')
  return typeof lang === 'string' ? lang : undefined
}

const register = (
  app: FastifyInstance,
  context: RouteContext,
  call: Call,
  handler: Handler<Call>,
  rebuild: Rebuild<Call> = rebuildAdded(call),
): void => {
  const viewers = new WeakMap<FastifyRequest, Viewer>()
  const isForEveryone = call.method === 'GET' && call.access === 'public'
  const answer = answerWith(call, handler, context.languages)
  if (call.access === 'public') context.local.add(call, answer)
  const once = answerOnce(call, answer, rebuild, context)

  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    // Only what visitors read is the same for everyone.
    if (!isForEveryone || request.headers.authorization !== undefined) {
      reply.header('cache-control', 'no-store')
    }
    const token = bearer(request)
    const known = token === null ? null : await context.authenticate(token)
    const isHalfway = known?.mustAddSecondFactor === true && !call.withoutSecondFactor
    if (isHalfway && call.access !== 'public') throw secondFactorMissing()
    const viewer = isHalfway ? null : known
    if (!isGranted(call.access, viewer?.role ?? null)) throw viewer ? notAllowed() : notSignedIn()
    if (viewer?.isKey && call.ofOwnAccount) throw notForKeys()
    if (viewer) viewers.set(request, viewer)
  }

  const limit = async (request: FastifyRequest): Promise<void> => {
    const viewer = viewers.get(request)
    if (call.method === 'GET') await context.limits.take('readsPerClient', clientKey(request.ip))
    else if (viewer) await context.limits.take('writesPerToken', viewer.tokenHash)
    else await context.limits.take('writesPerClient', clientKey(request.ip))
  }

  const respond = async (request: FastifyRequest, reply: FastifyReply, incoming: IncomingFiles) => {
    const input = await readInput(call, request, incoming)
    // Larger files are read from disk.
    if (!call.fileBytes) await context.uploadRoom(reply, incoming.bytes)
    const ask = {
      input,
      client: clientKey(request.ip),
      who: viewers.get(request) ?? null,
    }
    if (call.download) return sendDownload(call.download, handler, ask, reply)
    if (!isForEveryone || !isVisitor(request)) {
      const answered = await once(request, ask)
      if (call.file) return asFile(call.file, answered, request, reply)
      if (!holdsLong(answered)) return answered
      reply.type('application/json; charset=utf-8')
      return printInTurns(answered)
    }
    const key = `${call.path} ${JSON.stringify(input)}`
    return context.answers.send(request, reply, key, () => answer(ask))
  }

  app.route({
    method: call.method,
    url: call.path,
    onRequest: [admit, limit],
    ...(call.mostBytes && { bodyLimit: call.mostBytes }),
    config: { mostValues: call.mostValues },
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

/** Joins calls with their handlers; what comes out answers HTTP exactly as the calls say. */
export const implement = <M extends Record<keyof M, Call>>(
  calls: M,
  handlers: Handlers<M>,
  rebuilders: Rebuilders<M> = {},
): Module<M> => ({
  calls,
  answer: async (call, input, languages) => {
    for (const name in calls) {
      const known: Call = calls[name]
      if (known !== call) continue
      return answerWith(call, handlers[name], languages)({ input, who: null, client: 'local' })
    }
    throw new TypeError(`${call.path} is not among these calls`)
  },
  mount: (app, context) => {
    for (const name in calls) register(app, context, calls[name], handlers[name], rebuilders[name])
  },
})
