import { mediaFileNameOfUrl } from '#contract/media/film.ts'
import type { Database, Queries } from './database.ts'
import { newId } from './id.ts'

export const journalPictureRetentionMs = 30 * 24 * 3_600_000

/**
 * Keeps an image from deletion until a date: for a journal record that can be restored, or without
 * `journalId` as an unsaved upload.
 */
export interface PictureHold {
  readonly until: Date
  readonly journalId?: string
}

export const addPictureHolds = async (
  queries: Queries,
  urls: readonly string[],
  { until, journalId }: PictureHold,
): Promise<void> => {
  if (urls.length === 0) return
  const common = { until: until.toISOString(), journalId: journalId ?? null }
  await queries
    .insertInto('pictureHold')
    .values(urls.map((url) => ({ _id: newId(), url, ...common })))
    .execute()
}

/**
 * Locks image rows until the transaction ends. Returns the URLs that have a row and thus a file.
 */
export const lockPictureRows = async (
  { kind }: Pick<Database, 'kind'>,
  trx: Queries,
  urls: readonly string[],
): Promise<Set<string>> => {
  const byName = new Map(urls.map((url) => [mediaFileNameOfUrl(url) ?? '', url]))
  // Locking rows in the same order in all transactions avoids deadlocks.
  const rows = trx
    .selectFrom('media')
    .select('name')
    .where('name', 'in', [...byName.keys()])
    .orderBy('name')
  const found = await (kind === 'postgres' ? rows.forUpdate() : rows).execute()
  return new Set(found.map(({ name }) => byName.get(name) ?? ''))
}

export const releaseUploadHolds = async (
  database: Pick<Database, 'kind'>,
  trx: Queries,
  urls: readonly string[],
): Promise<void> => {
  if (urls.length === 0) return
  await lockPictureRows(database, trx, urls)
  await trx
    .deleteFrom('pictureHold')
    .where('_id', 'in', (hold) =>
      hold
        .selectFrom('pictureHold')
        .select((row) => row.fn.min('_id').as('oldest'))
        .where('journalId', 'is', null)
        .where('url', 'in', urls)
        .groupBy('url'),
    )
    .execute()
}
