import { sweepSessions } from '#server/auth/session-store.ts'
import { sweepRequestKeys } from '#server/base/db/request-keys.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { removeAbandonedUploads } from '#server/base/http/file-on-disk.ts'
import { mergeIndexSegments } from '#server/base/search/tidy.ts'
import { systemActor } from '#server/base/write/journal.ts'
import { pruneJournal } from '#server/base/write/prune-journal.ts'
import { sweepDeliveries } from '#server/hook/store.ts'
import { sweepSiteImports } from '#server/move/store.ts'
import { removeUnconfirmedSubscribers } from '#server/newsletter/store.ts'
import { sweepImports } from '#server/publication/import/store.ts'
import { sweepBackups } from './backup/store.ts'
import { sweepDrafts } from './draft/store.ts'
import { emptyTrash, oldestTrashTime } from './trash/store.ts'
import { sweepUnfinished } from './unfinished/store.ts'

const stateRetentionMs = 365 * 24 * 3_600_000

/** Deletes expired data and files that nothing uses, and tidies the search index. */
export const sweepExpiredData = async (
  services: BaseServices & { readonly sharePictures: { sweep(): Promise<void> } },
): Promise<void> => {
  const { database, limits, media, sharePictures, now } = services
  await limits.sweep()
  await sweepSessions(database.queries, now())
  await removeUnconfirmedSubscribers(database, systemActor, now())
  await emptyTrash(database, oldestTrashTime(now()))
  await pruneJournal(database.queries, new Date(now().getTime() - stateRetentionMs))
  await sweepImports(database.queries, now())
  await sweepSiteImports(database.queries, now())
  await sweepDrafts(database.queries, now())
  await sweepUnfinished(database.queries, now())
  await sweepDeliveries(database.queries, now())
  await sweepBackups(database.queries, now())
  await sweepRequestKeys(database.queries, now().toISOString())
  await mergeIndexSegments(database.queries)
  await media.sweep()
  await sharePictures.sweep()
  await removeAbandonedUploads(services.workFolder)
}
