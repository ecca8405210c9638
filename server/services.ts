import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { type Codes, createCodes } from './auth/one-time-code.ts'
import { createPasswords, type PasswordCost, type Passwords } from './auth/password.ts'
import type { SignupPolicy } from './auth/signup-policy.ts'
import type { Database } from './db/database.ts'
import { createLimits, type Limits } from './http/limits.ts'
import type { Mailer } from './mail/mail.ts'
import { createMailQueue, type MailQueue } from './mail/queue.ts'
import { createMedia, type Media } from './media/media.ts'
import type { Storage } from './media/storage.ts'

/** Everything the modules work with, built once at the start and handed down. */
export interface Services {
  readonly database: Database
  readonly mailer: Mailer
  readonly mailQueue: MailQueue
  readonly media: Media
  readonly limits: Limits
  readonly codes: Codes
  readonly passwords: Passwords
  readonly signup: SignupPolicy
  readonly publicUrl: string
  /** Other sites whose pages may call the API. */
  readonly corsOrigins: readonly string[]
  readonly log: FastifyBaseLogger
  now(): Date
}

/** What differs between a real server and a test. */
export interface ServiceOptions {
  readonly database: Database
  readonly mailer: Mailer
  readonly storage: Storage
  readonly signup: SignupPolicy
  readonly publicUrl: string
  readonly corsOrigins?: readonly string[]
  readonly log: FastifyBaseLogger
  readonly rateLimits: boolean
  /** Less than usual where hashing is not the subject. */
  readonly passwordCost?: PasswordCost
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
  storage,
  passwordCost,
  now = () => new Date(),
  corsOrigins = [],
  ...rest
}: ServiceOptions): Promise<Services> => {
  const { database, mailer, log } = rest
  const onError = (error: unknown) => log.error({ err: error }, 'A mail could not be sent')
  return {
    ...rest,
    now,
    corsOrigins,
    media: createMedia(database, storage, now),
    mailQueue: createMailQueue(database, mailer, now, onError),
    limits: createLimits(database.queries, now, rateLimits),
    codes: createCodes(await readSecret(database), now),
    passwords: createPasswords(passwordCost),
  }
}
