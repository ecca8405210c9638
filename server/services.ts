import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { type Codes, createCodes } from './auth/one-time-code.ts'
import type { SignupPolicy } from './auth/signup-policy.ts'
import type { Database } from './db/database.ts'
import { createLimits, type Limits } from './http/limits.ts'
import type { Mailer } from './mail/mail.ts'

/** Everything the modules work with, built once at the start and handed down. */
export interface Services {
  readonly database: Database
  readonly mailer: Mailer
  readonly limits: Limits
  readonly codes: Codes
  readonly signup: SignupPolicy
  readonly publicUrl: string
  readonly log: FastifyBaseLogger
  now(): Date
}

/** What differs between a real server and a test. */
export interface ServiceOptions {
  readonly database: Database
  readonly mailer: Mailer
  readonly signup: SignupPolicy
  readonly publicUrl: string
  readonly log: FastifyBaseLogger
  readonly rateLimits: boolean
  readonly now?: () => Date
}

/** This installation's secret, made at its first start and shared by all its instances. */
const readSecret = async ({ queries }: Database): Promise<string> => {
  await queries
    .insertInto('installation')
    .values({ name: 'secret', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await queries
    .selectFrom('installation')
    .select('value')
    .where('name', '=', 'secret')
    .executeTakeFirstOrThrow()
  return value
}

/** Builds the services over an open database. */
export const createServices = async ({
  rateLimits,
  now = () => new Date(),
  ...rest
}: ServiceOptions): Promise<Services> => ({
  ...rest,
  now,
  limits: createLimits(rest.database.queries, now, rateLimits),
  codes: createCodes(await readSecret(rest.database), now),
})
