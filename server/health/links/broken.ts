import { type RawBuilder, sql } from 'kysely'
import { appendAll } from '#contract/list/any-length.ts'
import type { Queries } from '#server/base/db/database.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import { type ContentReader, visibleInSmallSetCondition } from '#server/base/reader/visible.ts'
import type { HealthCheckFinding } from '../check.ts'

interface LinkRow {
  readonly entity: string
  readonly entityId: string
  readonly title: string
  readonly path: string
  readonly stamp: string
  readonly url: string
}

export const createLinkFindings = (
  rows: readonly LinkRow[],
  say: (urls: readonly string[]) => string,
): HealthCheckFinding[] => {
  const byEntry = Map.groupBy(rows, ({ entity, entityId }) => `${entity} ${entityId}`)
  return [...byEntry.values()].flatMap(([first, ...more]) => {
    if (first === undefined) return []
    const { entity, entityId, title, path, stamp, url } = first
    const text = say([url, ...more.map((each) => each.url)])
    return [{ entity, id: entityId, title, path, stamp, text }]
  })
}

/** Builds an SQL condition that a link's target exists and is visible to visitors. */
const isThere = (toEntity: string, reader: ContentReader): RawBuilder<boolean> => {
  if (toEntity === 'media') {
    return sql<boolean>`exists (select 1 from "media" where "media"."name" = "healthLink"."toId")`
  }
  if (toEntity === 'page') {
    // Repeats the condition of the partial index on paths, so that the database can use it.
    return sql<boolean>`(exists (select 1 from "page" where "page"."path" = "healthLink"."toId"
      and "page"."path" <> '' and ${visibleInSmallSetCondition(reader, 'page')})
      or exists (select 1 from "collection" where '/' || "collection"."folder" = "healthLink"."toId")
      or exists (select 1 from "redirect" where "redirect"."path" = "healthLink"."toId"))`
  }
  if (!entityDefinitionOf(toEntity)) return sql<boolean>`1 = 0`
  const table = sql.table(toEntity)
  return sql<boolean>`exists (select 1 from ${table}
    where ${sql.ref(`${toEntity}._id`)} = "healthLink"."toId" and ${visibleInSmallSetCondition(reader, toEntity)})`
}

/** Finds entries with links to pages of this site that visitors cannot open. */
export const findBrokenInternalLinks = async (
  queries: Queries,
  now: Date,
): Promise<HealthCheckFinding[]> => {
  const reader = { now: now.toISOString(), seesAll: false, profileId: '' }
  const kinds = await queries
    .selectFrom('healthLink')
    .select('toEntity')
    .distinct()
    .where('toEntity', '!=', '')
    .execute()
  const rows: LinkRow[] = []
  for (const { toEntity } of kinds) {
    appendAll(
      rows,
      await queries
        .selectFrom('healthLink')
        .select(['entity', 'entityId', 'title', 'path', 'stamp', 'url'])
        .where('toEntity', '=', toEntity)
        .where(sql<boolean>`not (${isThere(toEntity, reader)})`)
        .orderBy('_id')
        .execute(),
    )
  }
  return createLinkFindings(rows, (urls) => `It links to what is not there: ${urls.join(', ')}`)
}
