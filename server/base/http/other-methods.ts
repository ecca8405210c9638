import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#contract/call/api-error.ts'
import type { Call } from '#contract/call/call.ts'

/** The calls by path: those without parameters by name, the others by what they look like. */
const createFinder = (calls: readonly Call[]) => {
  const methods = Map.groupBy<string, Call>(calls, ({ path }) => path)
  const shapes = [...methods.keys()]
    .filter((path) => path.includes(':'))
    .map((path) => ({ path, shape: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) }))
  return (address: string): readonly Call[] =>
    methods.get(address) ??
    methods.get(shapes.find(({ shape }) => shape.test(address))?.path ?? '') ??
    []
}

/**
 * A hook for addresses that no call has answered: it refuses those which have calls of other methods. One for
 * all, because a route for each took most of the time of a start.
 */
export const refuseOtherMethods = (prefix: string, calls: readonly Call[]) => {
  const find = createFinder(calls)
  return async ({ url, method }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const [path = ''] = url.slice(prefix.length).split('?', 1)
    const found = find(path).map((call) => call.method)
    // A call of this very method that has not answered cannot have such a parameter, because it is too long.
    const isAnswered = found.some((each) => each === (method === 'HEAD' ? 'GET' : method))
    if (found.length === 0 || isAnswered) return
    const allowed = [...(found.includes('GET') ? ['HEAD'] : []), ...found].join(', ')
    reply.header('allow', allowed)
    throw new ApiError('wrongMethod', `This address answers to ${allowed} only`)
  }
}
