import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/base/db/database.ts'
import type { RateLimiter } from '#server/base/http/limits.ts'
import type { Mailer } from '#server/base/mail/mail.ts'
import type { MailQueue } from '#server/base/mail/queue.ts'
import type { MediaService } from '#server/base/media/media-service.ts'

export interface BaseServices {
  readonly database: Database
  readonly mailer: Mailer
  readonly mailQueue: MailQueue
  readonly media: MediaService
  readonly limits: RateLimiter
  readonly publicUrl: string
  readonly workFolder: string
  readonly log: FastifyBaseLogger
  now(): Date
}
