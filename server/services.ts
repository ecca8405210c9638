import { randomBytes } from 'node:crypto'
import { ApiError } from '#contract/call/api-error.ts'
import type { AuthServices } from './auth/auth-services.ts'
import { createOneTimeCodeStore } from './auth/one-time-code.ts'
import { createPasswordService, type PasswordHashCost } from './auth/password.ts'
import { createRecoveryCodeStore } from './auth/second-factor/recovery-codes.ts'
import type { Database } from './base/db/database.ts'
import { claimInstallationValue, readInstallationValue } from './base/db/installation.ts'
import { createRateLimiter } from './base/http/limits.ts'
import { withSenderName } from './base/mail/mail.ts'
import { createMailQueue } from './base/mail/queue.ts'
import type { BackgroundWorker } from './base/mail/worker.ts'
import { createMediaService } from './base/media/media-service.ts'
import type { MediaStorage } from './base/media/storage.ts'
import { createHealthService, type HealthService } from './health/create-health.ts'
import { createWebhookDeliveryWorker, type WebhookDeliveryWorker } from './hook/deliveries.ts'
import { createDigestWorker } from './lifecycle/digest/digests.ts'
import { restoreSnapshot } from './lifecycle/history/restore.ts'
import { journaledEntitiesByName } from './lifecycle/records.ts'
import type { SiteTransferServices } from './move/move-services.ts'
import { createSiteImportService } from './move/moves.ts'
import { composeNewsletterIssue } from './newsletter/compose.ts'
import { createNewsletterDeliveryWorker } from './newsletter/deliveries.ts'
import { createSharePictureCache, type SharePictureCache } from './public/share/share-pictures.ts'
import { createPublicationImportService } from './publication/import/imports.ts'
import {
  createMetadataLookUps,
  type MetadataLookUpSettings,
  type MetadataLookUps,
} from './publication/lookup/look-up.ts'
import type { PublicationServices } from './publication/publication-services.ts'
import { journaledPublicationEntity } from './publication/store.ts'
import { createPublicationSearchWorker } from './publication/watch/watch.ts'
import { readSiteName } from './settings/store.ts'

export interface Services extends AuthServices, SiteTransferServices, PublicationServices {
  readonly digests: BackgroundWorker
  readonly newsletter: BackgroundWorker
  readonly hooks: WebhookDeliveryWorker
  readonly sharePictures: SharePictureCache
  readonly health: HealthService
  readonly lookUps: MetadataLookUps
  /** Origins that may call the API. */
  readonly corsOrigins: readonly string[]
  /** Time of day of backups in the site's time zone. Empty if they are off. */
  readonly backupAt: string
}

/** Options that differ between servers and tests. */
export interface ServiceOptions
  extends Pick<Services, 'database' | 'mailer' | 'signup' | 'publicUrl' | 'workFolder' | 'log'>,
    Partial<Pick<Services, 'corsOrigins' | 'backupAt' | 'now'>> {
  readonly storage: MediaStorage
  readonly rateLimits: boolean
  /** Cost of password hashes. Tests lower it to run faster. */
  readonly passwordCost?: PasswordHashCost
  /** Null disables requests for metadata. */
  readonly lookups?: MetadataLookUpSettings | null
  /** Whether webhooks may reach private networks. */
  readonly privateHooks?: boolean
}

/** Returns the installation's secret, which is created at the first start and shared by all instances. */
const readSecret = async ({ queries }: Database): Promise<string> => {
  const fresh = randomBytes(32).toString('base64url')
  await claimInstallationValue(queries, 'secret', fresh)
  return (await readInstallationValue(queries, 'secret')) ?? fresh
}

const nullIfNotFound = (error: unknown): null => {
  if (error instanceof ApiError && error.code === 'notFound') return null
  throw error
}

export const createServices = async ({
  rateLimits,
  storage,
  passwordCost,
  now = () => new Date(),
  corsOrigins = [],
  lookups = null,
  backupAt = '',
  privateHooks = false,
  ...rest
}: ServiceOptions): Promise<Services> => {
  const { database, log } = rest
  const mailer = withSenderName(rest.mailer, () => readSiteName(database.queries))
  const report = (message: string) => (error: unknown) => log.error({ err: error }, message)
  const onError = report('A mail could not be sent')
  const media = createMediaService(database, storage, now)
  const secret = await readSecret(database)
  const lookUps = createMetadataLookUps(
    database.queries,
    now,
    lookups && { site: rest.publicUrl, ...lookups },
  )
  const mailQueue = createMailQueue(database, mailer, now, onError)
  const health = createHealthService({
    database,
    records: journaledEntitiesByName,
    now,
    publicUrl: rest.publicUrl,
    onError: report('Looking at the health of the site failed'),
  })
  return {
    ...rest,
    mailer,
    now,
    corsOrigins,
    backupAt,
    media,
    lookUps,
    sharePictures: createSharePictureCache(storage, now, database.onError),
    imports: createPublicationImportService({
      database,
      now,
      lookUp: lookUps.works,
      restore: (tx, id, snapshot) =>
        restoreSnapshot(tx, journaledPublicationEntity, id, snapshot, media),
      onError: report('An import failed'),
    }),
    health,
    watch: createPublicationSearchWorker({
      database,
      lookUps,
      now,
      onError: report('Looking for new publications failed'),
    }),
    moves: createSiteImportService({
      database,
      now,
      workFolder: rest.workFolder,
      storePicture: media.storeForText,
      storeDocument: (file) => media.storeFile(file, 'file'),
      storeFigure: media.storeFigure,
      records: journaledEntitiesByName,
      onError: report('A site could not move in'),
    }),
    mailQueue,
    digests: createDigestWorker(
      { database, mailQueue, health, now, publicUrl: rest.publicUrl },
      onError,
    ),
    newsletter: createNewsletterDeliveryWorker(
      database,
      mailer,
      now,
      (id) =>
        composeNewsletterIssue({ database, now, publicUrl: rest.publicUrl }, id).catch(
          nullIfNotFound,
        ),
      onError,
    ),
    hooks: createWebhookDeliveryWorker({
      database,
      now,
      random: Math.random,
      publicUrl: rest.publicUrl,
      allowsPrivate: privateHooks,
      timeoutMs: 15_000,
      onError: report('A hook could not be told'),
    }),
    limits: createRateLimiter(database.queries, now, rateLimits),
    codes: createOneTimeCodeStore(secret, now),
    recoveryCodes: createRecoveryCodeStore(secret),
    passwords: createPasswordService(passwordCost),
  }
}

/** Stops all background work and waits until it has paused. The work continues after the next start. */
export const stopServices = async (services: Services): Promise<void> => {
  const { imports, watch, moves, health, digests, hooks, mailQueue, newsletter, media } = services
  // Services that send mail stop before the mail queue.
  const all = [imports, watch, moves, health, digests, hooks, mailQueue, newsletter, media.widths]
  for (const each of all) await each.stop()
}
