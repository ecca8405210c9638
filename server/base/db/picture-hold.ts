import { mediaName } from '#contract/media/film.ts'
import type { Database, Queries } from './database.ts'
import { newId } from './id.ts'

/** How long a state in the journal keeps the pictures that no entry shows any more. */
export const historyHoldMs = 30 * 24 * 3_600_000

/** Whose pictures are held: of a state in the journal, or of an upload that is not saved yet. */
export interface Hold {
  readonly until: Date
  readonly journalId?: string
}

/** Keeps pictures although no entry shows them. */
export const holdPictures = async (
  queries: Queries,
  urls: readonly string[],
  { until, journalId }: Hold,
): Promise<void> => {
  if (urls.length === 0) return
  const common = { until: until.toISOString(), journalId: journalId ?? null }
  await queries
    .insertInto('pictureHold')
    .values(urls.map((url) => ({ _id: newId(), url, ...common })))
    .execute()
}

/**
 * Locks the rows of pictures until the transaction ends and answers with the addresses that have one:
 * where there is a row, there is a file. Nobody removes either meanwhile.
 */
export const lockPictures = async (
  { kind }: Pick<Database, 'kind'>,
  trx: Queries,
  urls: readonly string[],
): Promise<Set<string>> => {
  const byName = new Map(urls.map((url) => [mediaName(url) ?? '', url]))
  // Everyone locks in the same order, so that no two wait for each other.
  const rows = trx
    .selectFrom('media')
    .select('name')
    .where('name', 'in', [...byName.keys()])
    .orderBy('name')
  const found = await (kind === 'postgres' ? rows.forUpdate() : rows).execute()
  return new Set(found.map(({ name }) => byName.get(name) ?? ''))
}

/** Takes pictures on for an entry that shows them from now on; each takes the place of one upload. */
export const claimPictures = async (
  database: Pick<Database, 'kind'>,
  trx: Queries,
  urls: readonly string[],
): Promise<void> => {
  if (urls.length === 0) return
  await lockPictures(database, trx, urls)
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
