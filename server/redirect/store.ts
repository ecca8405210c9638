import { sql } from 'kysely'
import type { EntityDefinition } from '#contract/entity.ts'
import type { Queries } from '#server/db/database.ts'
import { definitionOf } from '#server/definition/definitions.ts'
import { type Reader, visible } from '#server/reader/visible.ts'

/** The canonical path of an entry's page, as it is compared; empty where it has none. */
const pathOf = ({ found }: EntityDefinition, entry: object): string => {
  if (!found?.ownPage) return ''
  const texts = Object.entries(entry).filter(([, value]) => typeof value === 'string')
  return found.path(Object.fromEntries(texts)).toLowerCase()
}

const wasShown = (entry: object, now: string): boolean =>
  'status' in entry &&
  entry.status === 'published' &&
  'publishAt' in entry &&
  String(entry.publishAt) <= now

/**
 * Keeps the address of an entry's page when a change gives it another and visitors may know the old one. It is kept
 * with the entry's id, not with the new address, so that redirects form no chains. True when it was kept.
 */
export const keepFormerAddress = async (
  queries: Queries,
  entity: string,
  id: string,
  { before, after, now }: { before: unknown; after: unknown; now: string },
): Promise<boolean> => {
  const definition = definitionOf(entity)
  if (!definition?.found?.ownPage || typeof before !== 'object' || typeof after !== 'object')
    return false
  const path = before ? pathOf(definition, before) : ''
  if (!before || !after || path === '' || path === pathOf(definition, after)) return false
  if (!wasShown(before, now)) return false
  await queries
    .insertInto('redirect')
    .values({ path, entity, entityId: id })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ entity, entityId: id }))
    .execute()
  return true
}

/** Every former address with a title or name in it. */
export const readFormerAddresses = async (queries: Queries): Promise<ReadonlySet<string>> => {
  const rows = await queries
    .selectFrom('redirect')
    .select('path')
    .where('entity', '<>', 'page')
    .execute()
  return new Set(rows.map(({ path }) => path))
}

/** Where the page of a former address is now; undefined when the reader must not see it, or it is gone. */
export const findCurrentAddress = async (
  queries: Queries,
  reader: Reader,
  path: string,
): Promise<string | undefined> => {
  const former = await queries
    .selectFrom('redirect')
    .select(['entity', 'entityId'])
    .where('path', '=', path)
    .executeTakeFirst()
  const definition = former && definitionOf(former.entity)
  if (!former || !definition?.found) return undefined
  const { rows } = await sql<Record<string, string>>`
    select * from ${sql.table(definition.name)}
    where "_id" = ${former.entityId} and ${visible(reader, definition.name)}`.execute(queries)
  return rows[0] && definition.found.path(rows[0])
}
