import type { Queries } from '#server/base/db/database.ts'
import type { HealthCheckFinding } from '../check.ts'
import { createLinkFindings } from './broken.ts'

/**
 * Finds entries with external links whose last check got no response, status 404 or 410, or a server error.
 * Other client errors are ignored, because many sites reject requests that do not come from a browser.
 */
export const findDeadExternalLinks = async (queries: Queries): Promise<HealthCheckFinding[]> => {
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
  return createLinkFindings(deadRows, (urls) => `It links to ${urls.join(', ')}`)
}
