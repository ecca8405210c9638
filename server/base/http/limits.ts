import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { ApiError } from '#contract/call/api-error.ts'
import type { Queries } from '#server/base/db/database.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** All rate limits. Rules with `kept` are stored in the database, shared by all instances. */
const rules = {
  loginPerAccountAndClient: { hits: 5, seconds: 15 * minute, kept: true },
  loginPerClient: { hits: 20, seconds: 15 * minute, kept: true },
  secondFactorPerAccount: { hits: 5, seconds: 15 * minute, kept: true },
  secondFactorPerAccountDaily: { hits: 30, seconds: day, kept: true },
  codePerAddressNow: { hits: 1, seconds: 30, kept: true },
  codePerAddressHourly: { hits: 5, seconds: hour, kept: true },
  codePerAddressDaily: { hits: 15, seconds: day, kept: true },
  codePerClientHourly: { hits: 20, seconds: hour, kept: true },
  codePerClientDaily: { hits: 60, seconds: day, kept: true },
  signupPerClient: { hits: 20, seconds: 15 * minute, kept: true },
  resetPerAddressHourly: { hits: 3, seconds: hour, kept: true },
  messagesPerClient: { hits: 5, seconds: hour, kept: true },
  newsletterPerClient: { hits: 5, seconds: hour, kept: true },
  newsletterPerAddress: { hits: 3, seconds: day, kept: true },
  readsPerClient: { hits: 600, seconds: minute, kept: false },
  writesPerToken: { hits: 120, seconds: minute, kept: false },
  writesPerClient: { hits: 120, seconds: minute, kept: false },
} as const

export type RateLimitRule = keyof typeof rules
type Rules = typeof rules
type MemoryRule = {
  [R in RateLimitRule]: Rules[R]['kept'] extends false ? R : never
}[RateLimitRule]

/** Counts requests by rule and subject. Throws 429 above the limit of the rule. */
export interface RateLimiter {
  take(rule: RateLimitRule, ...subject: readonly string[]): Promise<void>
  /** Counts a request. Returns false above the limit. */
  allows(rule: MemoryRule, ...subject: readonly string[]): boolean
  /** Decrements the count, for a request that had no effect. */
  uncount(rule: RateLimitRule, ...subject: readonly string[]): Promise<void>
  reset(rule: RateLimitRule, ...subject: readonly string[]): Promise<void>
  sweep(): Promise<void>
}

const keyInMemory = (rule: RateLimitRule, subject: readonly string[]): string =>
  `${rule}:${subject.join('\n')}`

const keyOf = (rule: RateLimitRule, subject: readonly string[]): string =>
  `${rule}:${createHash('sha256').update(subject.join('\n')).digest('base64url').slice(0, 22)}`

const refuse = (seconds: number): never => {
  const retryAfter = Math.max(1, Math.ceil(seconds))
  const wait = retryAfter < 100 ? `${retryAfter} seconds` : `${Math.ceil(retryAfter / 60)} minutes`
  throw new ApiError('tooMany', `Too many attempts. Please try again in ${wait}.`, { retryAfter })
}

export const createRateLimiter = (
  queries: Queries,
  now: () => Date,
  enabled: boolean,
): RateLimiter => {
  const memory = new Map<string, { hits: number; resetsAt: number }>()

  const countInMemory = (key: string, seconds: number) => {
    const at = now().getTime()
    const known = memory.get(key)
    const entry = known && known.resetsAt > at ? known : { hits: 0, resetsAt: at + seconds * 1000 }
    entry.hits++
    memory.set(key, entry)
    return entry
  }

  const countInDatabase = async (key: string, seconds: number) => {
    const at = now().toISOString()
    const resetsAt = new Date(now().getTime() + seconds * 1000).toISOString()
    const isOver = sql<boolean>`${sql.ref('rateLimit.resetsAt')} <= ${at}`
    const row = await queries
      .insertInto('rateLimit')
      .values({ key, hits: 1, resetsAt })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          hits: sql`case when ${isOver} then 1 else ${sql.ref('rateLimit.hits')} + 1 end`,
          resetsAt: sql`case when ${isOver} then ${resetsAt} else ${sql.ref('rateLimit.resetsAt')} end`,
        }),
      )
      .returning(['hits', 'resetsAt'])
      .executeTakeFirstOrThrow()
    return { hits: row.hits, resetsAt: Date.parse(row.resetsAt) }
  }

  return {
    take: async (rule, ...subject) => {
      if (!enabled) return
      const { hits, seconds, kept } = rules[rule]
      const count = kept
        ? await countInDatabase(keyOf(rule, subject), seconds)
        : countInMemory(keyInMemory(rule, subject), seconds)
      if (count.hits > hits) refuse((count.resetsAt - now().getTime()) / 1000)
    },
    allows: (rule, ...subject) => {
      if (!enabled) return true
      const { hits, seconds } = rules[rule]
      return countInMemory(keyInMemory(rule, subject), seconds).hits <= hits
    },
    uncount: async (rule, ...subject) => {
      const entry = memory.get(keyInMemory(rule, subject))
      if (entry) entry.hits--
      if (!rules[rule].kept) return
      const key = keyOf(rule, subject)
      await queries
        .updateTable('rateLimit')
        .set((row) => ({ hits: row('hits', '-', 1) }))
        .where('key', '=', key)
        .execute()
    },
    reset: async (rule, ...subject) => {
      if (!rules[rule].kept) {
        memory.delete(keyInMemory(rule, subject))
        return
      }
      const key = keyOf(rule, subject)
      await queries.deleteFrom('rateLimit').where('key', '=', key).execute()
    },
    sweep: async () => {
      const at = now()
      for (const [key, entry] of memory) if (entry.resetsAt <= at.getTime()) memory.delete(key)
      await queries.deleteFrom('rateLimit').where('resetsAt', '<=', at.toISOString()).execute()
    },
  }
}
