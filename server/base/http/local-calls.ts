import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { api, type SalusClient } from '#contract/api.ts'
import { fieldErrors, invalid, notSignedIn } from '#contract/call/api-error.ts'
import type { Call, Input } from '#contract/call/call.ts'
import { bindCalls } from '#contract/call/client.ts'
import { inputFor } from '#contract/call/publishing.ts'
import { createMemoizedReads } from '#server/base/cache/memoized-reads.ts'
import type { Database } from '#server/base/db/database.ts'
import { memoize } from '#server/base/process/memoize.ts'
import { refusalOf } from './errors.ts'

interface LocalServices {
  readonly database: Database
  readonly log: FastifyBaseLogger
  now(): Date
}

/** A visitor's request. One made for a page belongs to no visitor, so it counts towards no limit. */
interface Visit {
  readonly input: Input<Call>
  readonly who: null
  readonly client: string
}

/** The calls that are open to everyone, within the process: no socket, no limits, the same answers. */
export interface LocalCalls {
  add(call: Call, answer: (ask: Visit) => Promise<object>): void
  /** What pages are made with. */
  readonly client: SalusClient
  /** The same for what one visitor sends, who counts in limits. */
  clientFor(visitor: string, lang?: string): SalusClient
  /** What pages in a language are made with; undefined is the main one. */
  clientIn(lang: string | undefined): SalusClient
}

/** The input as a handler would get it from a request. */
const checked = (call: Call, input: Input<Call>): Input<Call> => {
  try {
    const schema = inputFor(call, input)
    return z.decode(schema, z.encode(schema, input))
  } catch (error) {
    throw error instanceof z.ZodError ? invalid(fieldErrors(error)) : error
  }
}

/** A page asks a handful of calls; more than these are asked for by few pages. */
const mostKnown = 100

/**
 * Calls within the process; each is there once its module is mounted. What they read is remembered until a commit
 * changes it: a page that shows something new is made of much that is as it was.
 */
export const createLocalCalls = ({ database, now, log }: LocalServices): LocalCalls => {
  const known = createMemoizedReads(database.feed, mostKnown, () => now().getTime())
  const answers = new Map<Call, (ask: Visit) => Promise<object>>()
  const clientFor = (client: string, lang?: string) =>
    bindCalls(api, async (call, said) => {
      const input = lang && 'lang' in call.input.shape ? { lang, ...said } : said
      try {
        const answer = answers.get(call)
        if (!answer) throw notSignedIn()
        const ask = { input: checked(call, input), who: null, client }
        if (call.method !== 'GET') return await answer(ask)
        return await known(`${call.path} ${JSON.stringify(ask.input)}`, () => answer(ask))
      } catch (error) {
        throw refusalOf(error, log)
      }
    })
  const client = clientFor('local')
  const speaking = memoize((lang) => clientFor('local', lang), 100)
  return {
    add: (call, answer) => {
      answers.set(call, answer)
    },
    client,
    clientIn: (lang) => (lang === undefined ? client : speaking(lang)),
    clientFor,
  }
}
