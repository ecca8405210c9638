import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { ApiError } from '#contract/call/api-error.ts'
import { type Codes, createCodes } from './auth/one-time-code.ts'
import { createPasswords, type PasswordCost, type Passwords } from './auth/password.ts'
import { createRecoveryCodes, type RecoveryCodes } from './auth/second-factor/recovery-codes.ts'
import type { SignupPolicy } from './auth/signup-policy.ts'
import type { Database } from './base/db/database.ts'
import { createLimits, type Limits } from './base/http/limits.ts'
import { createLookUps, type LookUpSettings, type LookUps } from './base/lookup/look-up.ts'
import { inNameOf, type Mailer } from './base/mail/mail.ts'
import { createMailQueue, type MailQueue } from './base/mail/queue.ts'
import type { Worker } from './base/mail/worker.ts'
import { createMedia, type Media } from './base/media/media.ts'
import type { Storage } from './base/media/storage.ts'
import { createDigests } from './lifecycle/digest/digests.ts'
import { restore } from './lifecycle/history/restore.ts'
import { composeIssue } from './newsletter/compose.ts'
import { createDeliveries } from './newsletter/deliveries.ts'
import { createSharePictures, type SharePictures } from './public/share/share-pictures.ts'
import { createImports, type Imports } from './publication/import/imports.ts'
import { publications } from './publication/store.ts'
import { readSiteName } from './settings/store.ts'

/** Everything the modules work with, built once at the start and handed down. */
export interface Services {
  readonly database: Database
  readonly mailer: Mailer
  readonly mailQueue: MailQueue
  /** Tells people by mail what waits for them. */
  readonly digests: Worker
  /** Sends issues of the newsletter. */
  readonly newsletter: Worker
  readonly media: Media
  readonly sharePictures: SharePictures
  readonly imports: Imports
  /** What other services know of works and people. */
  readonly lookUps: LookUps
  readonly limits: Limits
  readonly codes: Codes
  readonly recoveryCodes: RecoveryCodes
  readonly passwords: Passwords
  readonly signup: SignupPolicy
  readonly publicUrl: string
  /** Other sites whose pages may call the API. */
  readonly corsOrigins: readonly string[]
  /** Where large files lie while they are worked on. */
  readonly workFolder: string
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
  readonly workFolder: string
  readonly log: FastifyBaseLogger
  readonly rateLimits: boolean
  /** Less than usual where hashing is not the subject. */
  readonly passwordCost?: PasswordCost
  readonly now?: () => Date
  /** How other services are asked about works; null when they are not. */
  readonly lookups?: LookUpSettings | null
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

/** Null for what is gone. */
const unlessGone = (error: unknown): null => {
  if (error instanceof ApiError && error.code === 'notFound') return null
  throw error
}

/** Builds the services over an open database. */
export const createServices = async ({
  rateLimits,
  storage,
  passwordCost,
  now = () => new Date(),
  corsOrigins = [],
  lookups = null,
  ...rest
}: ServiceOptions): Promise<Services> => {
  const { database, log } = rest
  const mailer = inNameOf(rest.mailer, () => readSiteName(database.queries))
  const onError = (error: unknown) => log.error({ err: error }, 'A mail could not be sent')
  const media = createMedia(database, storage, now)
  const secret = await readSecret(database)
  const lookUps = createLookUps(database.queries, now, lookups)
  const mailQueue = createMailQueue(database, mailer, now, onError)
  return {
    ...rest,
    mailer,
    now,
    corsOrigins,
    media,
    lookUps,
    sharePictures: createSharePictures(storage, now, database.onError),
    imports: createImports({
      database,
      now,
      lookUp: lookUps.works,
      restore: (tx, id, snapshot) => restore(tx, publications, id, snapshot, media),
      onError: (error) => log.error({ err: error }, 'An import failed'),
    }),
    mailQueue,
    digests: createDigests({ database, mailQueue, now, publicUrl: rest.publicUrl }, onError),
    newsletter: createDeliveries(
      database,
      mailer,
      now,
      (id) => composeIssue({ database, now, publicUrl: rest.publicUrl }, id).catch(unlessGone),
      onError,
    ),
    limits: createLimits(database.queries, now, rateLimits),
    codes: createCodes(secret, now),
    recoveryCodes: createRecoveryCodes(secret),
    passwords: createPasswords(passwordCost),
  }
}
