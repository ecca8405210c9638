import type { Queries } from '#server/base/db/database.ts'
import type { Found } from '../check.ts'
import { perEntry } from './broken.ts'

/**
 * Finds entries with external links whose last check found nothing. Other client errors are ignored, because
 * many sites reject everything but browsers.
 */
export const deadLinks = async (queries: Queries): Promise<Found[]> => {
  const rows = await queries
    .selectFrom('healthLink')
    .innerJoin('healthAnswer', 'healthAnswer.url', 'healthLink.url')
    .select(['entity', 'entityId', 'title', 'path', 'stamp', 'healthLink.url'])
    .select(['status', 'said', 'checkedAt'])
    .where('toEntity', '=', '')
    .where(({ or, eb }) => or([eb('status', 'in', [0, 404, 410]), eb('status', '>=', 500)]))
    .orderBy('healthLink._id')
    .execute()
  const deadRows = rows.map((row) => ({
    ...row,
    url: `${row.url} (${row.said}, ${row.checkedAt.slice(0, 10)})`,
  }))
  return perEntry(deadRows, (urls) => `It links to ${urls.join(', ')}`)
}
