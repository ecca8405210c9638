import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { api, type SalusClient } from '#contract/api.ts'
import {
  createInvalidInputError,
  createNotSignedInError,
  toFieldErrors,
} from '#contract/call/api-error.ts'
import type { ApiCall, CallInput } from '#contract/call/call.ts'
import { createCallFunctions } from '#contract/call/client.ts'
import { inputSchemaFor } from '#contract/call/publishing.ts'
import { createReadMemoizer } from '#server/base/cache/memoized-reads.ts'
import type { Database } from '#server/base/db/database.ts'
import { memoizeByText } from '#server/base/process/memoize.ts'
import { toLoggedApiError } from './errors.ts'

interface LocalServices {
  readonly database: Database
  readonly log: FastifyBaseLogger
  now(): Date
}

/** A call made by the server itself, which counts towards no rate limit. */
interface Visit {
  readonly input: CallInput<ApiCall>
  readonly who: null
  readonly client: string
}

/** Public API calls within the process, without HTTP. */
export interface InProcessCalls {
  add(call: ApiCall, answer: (ask: Visit) => Promise<object>): void
  readonly client: SalusClient
  /** Returns a client for form submissions, which count towards the visitor's rate limits. */
  clientFor(visitor: string, lang?: string): SalusClient
  /** Returns a client for rendering pages in a language. Undefined is the main language. */
  clientIn(lang: string | undefined): SalusClient
}

const checked = (call: ApiCall, input: CallInput<ApiCall>): CallInput<ApiCall> => {
  try {
    const schema = inputSchemaFor(call, input)
    return z.decode(schema, z.encode(schema, input))
  } catch (error) {
    throw error instanceof z.ZodError ? createInvalidInputError(toFieldErrors(error)) : error
  }
}

/** Maximum number of memoized reads. More than a page needs, so that only rare calls are evicted. */
const mostKnown = 100

/**
 * Creates in-process calls. Their reads are memoized until a commit changes them, because most data
 * of a changed page is unchanged.
 */
export const createInProcessCalls = ({ database, now, log }: LocalServices): InProcessCalls => {
  const known = createReadMemoizer(database.feed, mostKnown, () => now().getTime())
  const answers = new Map<ApiCall, (ask: Visit) => Promise<object>>()
  const clientFor = (client: string, lang?: string) =>
    createCallFunctions(api, async (call, said) => {
      const input = lang && 'lang' in call.input.shape ? { lang, ...said } : said
      try {
        const answer = answers.get(call)
        if (!answer) throw createNotSignedInError()
        const ask = { input: checked(call, input), who: null, client }
        if (call.method !== 'GET') return await answer(ask)
        return await known(`${call.path} ${JSON.stringify(ask.input)}`, () => answer(ask))
      } catch (error) {
        throw toLoggedApiError(error, log)
      }
    })
  const client = clientFor('local')
  const speaking = memoizeByText((lang) => clientFor('local', lang), 100)
  return {
    add: (call, answer) => {
      answers.set(call, answer)
    },
    client,
    clientIn: (lang) => (lang === undefined ? client : speaking(lang)),
    clientFor,
  }
}
