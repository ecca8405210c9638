import { sql } from 'kysely'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { entryPath } from '#contract/call/entry-page.ts'
import type { Queries } from '#server/base/db/database.ts'
import { definitionOf } from '#server/base/definition/definitions.ts'
import { isShownAt, type Reader, shownBetween, visible } from '#server/base/reader/visible.ts'

/** The canonical path of an entry's page, as it is compared; empty where it has none. */
const pathOf = ({ page }: EntityDefinition, entry: object): string =>
  entryPath(page, { ...entry })?.toLowerCase() ?? ''

/** Whether visitors saw an entry at any moment between two, during which it was as it is given. */
const isShownBetween = (entry: object, since: string, until: string): boolean => {
  const [from, end] = shownBetween({ ...entry })
  const first = from > since ? from : since
  return first <= until && first < end
}

/** What an update made of an entry: how it had been since a moment, and how it is now. */
interface Renaming {
  readonly before: unknown
  readonly since: string
  readonly after: unknown
  readonly now: string
}

/**
 * Keeps the address of an entry's page when a change gives it another, or hides it, and visitors may know the old
 * one: what it is called while nobody sees it is never kept. It is kept with the entry's id, not with the new address,
 * so that redirects form no chains. True when it was kept.
 */
export const keepFormerAddress = async (
  queries: Queries,
  entity: string,
  id: string,
  { before, since, after, now }: Renaming,
): Promise<boolean> => {
  const definition = definitionOf(entity)
  if (!definition?.page || typeof before !== 'object' || typeof after !== 'object') return false
  const path = before ? pathOf(definition, before) : ''
  if (!before || !after || path === '') return false
  if (path === pathOf(definition, after) && isShownAt(after, now)) return false
  if (!isShownBetween(before, since, now)) return false
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
  if (!former || !definition) return undefined
  const { rows } = await sql<Record<string, string>>`
    select * from ${sql.table(definition.name)}
    where "_id" = ${former.entityId} and ${visible(reader, definition.name)}`.execute(queries)
  return (rows[0] && entryPath(definition.page, rows[0])) ?? undefined
}
