import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { ApiError } from '#contract/api-error.ts'
import type { Call, Input, Method, ReplyFields } from '#contract/call.ts'
import type { ApiCache } from './api-cache.ts'
import { clientKey } from './client-address.ts'
import type { Limits } from './limits.ts'
import { readInput } from './wire.ts'

/** The account behind a request. */
export interface Admin {
  readonly accountId: string
  readonly name: string
  /** Names the session, so that it can be ended. */
  readonly tokenHash: string
}

/** What a handler is asked: the checked input and who asks. */
export interface Ask<C extends Call> {
  readonly input: Input<C>
  /** The signed-in administrator. A public call reads no token: asking there is refused with 401. */
  readonly who: Admin
  /** Whom the request counts for in limits. */
  readonly client: string
}

type MaybePromise<T> = T | Promise<T>

// Written as a method so that the handler of one call may stand where any call's handler is expected.
type Handler<C extends Call> = {
  handle(ask: Ask<C>): MaybePromise<ReplyFields<C> & { message?: string }>
}['handle']

/** One handler per call; a call without one does not compile. */
export type Handlers<M extends Record<keyof M, Call>> = { readonly [K in keyof M]: Handler<M[K]> }

export interface Gate {
  authenticate(token: string): Promise<Admin | null>
  readonly limits: Limits
  readonly answers: ApiCache
}

/** A group of implemented calls, ready to be mounted. */
export interface Module<M> {
  readonly calls: M
  mount(app: FastifyInstance, gate: Gate): void
}

const bearer = (request: FastifyRequest): string | null =>
  request.headers.authorization?.match(/^Bearer ([A-Za-z0-9_-]{43})$/i)?.[1] ?? null

const unauthorised = (): ApiError => new ApiError(401, 'Please log in to do this')

/** Requests of this process to itself have no socket of their own and count for nobody. */
const isFromOutside = (request: FastifyRequest): boolean =>
  request.raw.socket.remotePort !== undefined

/** Signed-in callers bypass the cache. */
const isVisitor = (request: FastifyRequest): boolean =>
  isFromOutside(request) && request.headers.authorization === undefined

const register = (app: FastifyInstance, gate: Gate, call: Call, handler: Handler<Call>): void => {
  const admins = new WeakMap<FastifyRequest, Admin>()
  const isForEveryone = call.method === 'GET' && call.access === 'public'

  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    // Only what a visitor reads is nobody's in particular.
    if (!isForEveryone || request.headers.authorization !== undefined) {
      reply.header('cache-control', 'no-store')
    }
    if (call.access !== 'admin') return
    const token = bearer(request)
    const admin = token === null ? null : await gate.authenticate(token)
    if (admin === null) throw unauthorised()
    admins.set(request, admin)
  }

  const limit = async (request: FastifyRequest): Promise<void> => {
    if (!isFromOutside(request)) return
    const admin = admins.get(request)
    if (call.method === 'GET') await gate.limits.take('readsPerClient', clientKey(request.ip))
    else if (admin) await gate.limits.take('writesPerToken', admin.tokenHash)
    else await gate.limits.take('writesPerClient', clientKey(request.ip))
  }

  app.route({
    method: call.method,
    url: call.path,
    onRequest: [admit, limit],
    handler: async (request, reply) => {
      const input = await readInput(call, request)
      const ask = {
        input,
        client: clientKey(request.ip),
        get who() {
          const admin = admins.get(request)
          if (!admin) throw unauthorised()
          return admin
        },
      }
      const answer = async () => {
        const { message = 'OK', ...fields } = await handler(ask)
        return { success: true, message, ...fields }
      }
      if (!isForEveryone || !isVisitor(request)) return answer()
      return gate.answers.send(request, reply, `${call.path} ${JSON.stringify(input)}`, answer)
    },
  })
}

const allMethods: readonly HTTPMethods[] = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
]

const refuseOtherMethods = (
  app: FastifyInstance,
  path: string,
  methods: readonly Method[],
): void => {
  const allowed: HTTPMethods[] = methods.includes('GET') ? ['HEAD', ...methods] : [...methods]
  app.route({
    method: allMethods.filter((method) => !allowed.includes(method)),
    url: path,
    onRequest: async (_, reply) => {
      reply.header('allow', allowed.join(', '))
      throw new ApiError(405, `This address answers to ${allowed.join(', ')} only`)
    },
    handler: () => undefined,
  })
}

/** Joins calls with their handlers; what comes out answers HTTP exactly as the calls say. */
export const implement = <M extends Record<keyof M, Call>>(
  calls: M,
  handlers: Handlers<M>,
): Module<M> => ({
  calls,
  mount: (app, gate) => {
    const methodsByPath = new Map<string, Method[]>()
    for (const name in calls) {
      const call: Call = calls[name]
      register(app, gate, call, handlers[name])
      methodsByPath.set(call.path, [...(methodsByPath.get(call.path) ?? []), call.method])
    }
    for (const [path, methods] of methodsByPath) refuseOtherMethods(app, path, methods)
  },
})
