import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseUnavailable } from '#server/base/db/faults.ts'
import { StorageError } from '#server/base/media/storage.ts'

/** Returns an error handler for background work. Errors of the media store get a message of their own. */
export const createBackgroundErrorLogger =
  (log: FastifyBaseLogger) =>
  (error: unknown): void => {
    if (error instanceof StorageError) log.error({ err: error.cause }, 'The picture store failed')
    else if (isDatabaseUnavailable(error))
      log.error({ err: error }, 'A database connection was lost')
    else log.error({ err: error }, 'Work in the background failed')
  }
