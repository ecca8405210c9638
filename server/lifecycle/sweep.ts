import { deleteExpiredSessions } from '#server/auth/session-store.ts'
import { deleteExpiredIdempotencyKeys } from '#server/base/db/request-keys.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { removeAbandonedUploads } from '#server/base/http/file-on-disk.ts'
import { mergeIndexSegments } from '#server/base/search/tidy.ts'
import { systemActor } from '#server/base/write/journal.ts'
import { pruneChangeJournal } from '#server/base/write/prune-journal.ts'
import { expireWebhookDeliveries } from '#server/hook/store.ts'
import { deleteOldSiteImports } from '#server/move/store.ts'
import { removeUnconfirmedSubscribers } from '#server/newsletter/store.ts'
import { deleteExpiredImports } from '#server/publication/import/store.ts'
import { deleteOldBackupJobs } from './backup/store.ts'
import { deleteUnneededDrafts } from './draft/store.ts'
import { deleteExpiredTrash, trashRetentionStart } from './trash/store.ts'
import { deleteOldUnfinishedForms } from './unfinished/store.ts'

const stateRetentionMs = 365 * 24 * 3_600_000

/** Deletes expired data and files that nothing uses, and tidies the search index. */
export const deleteExpiredData = async (
  services: BaseServices & { readonly sharePictures: { sweep(): Promise<void> } },
): Promise<void> => {
  const { database, limits, media, sharePictures, now } = services
  await limits.sweep()
  await deleteExpiredSessions(database.queries, now())
  await removeUnconfirmedSubscribers(database, systemActor, now())
  await deleteExpiredTrash(database, trashRetentionStart(now()))
  await pruneChangeJournal(database.queries, new Date(now().getTime() - stateRetentionMs))
  await deleteExpiredImports(database.queries, now())
  await deleteOldSiteImports(database.queries, now())
  await deleteUnneededDrafts(database.queries, now())
  await deleteOldUnfinishedForms(database.queries, now())
  await expireWebhookDeliveries(database.queries, now())
  await deleteOldBackupJobs(database.queries, now())
  await deleteExpiredIdempotencyKeys(database.queries, now().toISOString())
  await mergeIndexSegments(database.queries)
  await media.sweep()
  await sharePictures.sweep()
  await removeAbandonedUploads(services.workFolder)
}
