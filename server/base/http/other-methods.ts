import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#contract/call/api-error.ts'
import type { ApiCall } from '#contract/call/call.ts'

const createFinder = (calls: readonly ApiCall[]) => {
  const methods = Map.groupBy<string, ApiCall>(calls, ({ path }) => path)
  const shapes = [...methods.keys()]
    .filter((path) => path.includes(':'))
    .map((path) => ({ path, shape: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) }))
  return (address: string): readonly ApiCall[] =>
    methods.get(address) ??
    methods.get(shapes.find(({ shape }) => shape.test(address))?.path ?? '') ??
    []
}

/**
 * Returns a hook that throws 405 if only other methods exist for the URL. Registering a route for this per
 * URL would take most of the startup time.
 */
export const createMethodCheckHook = (prefix: string, calls: readonly ApiCall[]) => {
  const find = createFinder(calls)
  return async ({ url, method }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const [path = ''] = url.slice(prefix.length).split('?', 1)
    const found = find(path).map((call) => call.method)
    // The method exists, but its route was skipped because a path parameter is too long, so 404 is correct.
    const isAnswered = found.some((each) => each === (method === 'HEAD' ? 'GET' : method))
    if (found.length === 0 || isAnswered) return
    const allowed = [...(found.includes('GET') ? ['HEAD'] : []), ...found].join(', ')
    reply.header('allow', allowed)
    throw new ApiError('wrongMethod', `This address answers to ${allowed} only`)
  }
}
