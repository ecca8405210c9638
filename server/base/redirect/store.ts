import { sql } from 'kysely'
import { z } from 'zod'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { canonicalEntryPath, entryPathColumns } from '#contract/call/entry-page.ts'
import { isCustomPagePath } from '#contract/page/own-path.ts'
import { languagePathPrefix } from '#contract/text/language-prefix.ts'
import type { Queries } from '#server/base/db/database.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import { textsByFieldSchema, translateRows } from '#server/base/reader/translations.ts'
import {
  type ContentReader,
  isVisibleAt,
  visibleCondition,
  visiblePeriodOf,
} from '#server/base/reader/visible.ts'
import { mayBeFormerPath } from './former-path.ts'
import { listPageEntryId } from './the-list.ts'

const pathOf = ({ page }: EntityDefinition, entry: object): string =>
  canonicalEntryPath(page, { ...entry })?.toLowerCase() ?? ''

/** Whether an entry was visible at any time in a period. */
const isShownBetween = (entry: object, since: string, until: string): boolean => {
  const [from, end] = visiblePeriodOf({ ...entry })
  const first = from > since ? from : since
  return first <= until && first < end
}

const keep = async (queries: Queries, path: string, entity: string, entityId: string) => {
  await queries
    .insertInto('redirect')
    .values({ path, entity, entityId })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ entity, entityId }))
    .execute()
}

/** An entry's states before and after an update. `since` is the time of the previous update. */
interface Renaming {
  readonly before: unknown
  readonly since: string
  readonly after: unknown
  readonly now: string
}

/**
 * Stores a redirect if an update changes the path of an entry or hides it, and visitors may know
 * the old path. The redirect refers to the entry's id, so that redirects form no chains. Returns
 * whether it was stored.
 */
export const storeRedirectFromFormerPath = async (
  queries: Queries,
  entity: string,
  id: string,
  { before, since, after, now }: Renaming,
): Promise<boolean> => {
  const definition = entityDefinitionOf(entity)
  if (!definition?.page || typeof before !== 'object' || typeof after !== 'object') return false
  const path = before ? pathOf(definition, before) : ''
  if (!before || !after || path === '') return false
  if (path === pathOf(definition, after) && isVisibleAt(after, now)) return false
  if (!isShownBetween(before, since, now)) return false
  await keep(queries, path, entity, id)
  return true
}

const translation = z.object({
  entity: z.string(),
  entityId: z.string(),
  lang: z.string(),
  texts: textsByFieldSchema,
})

/**
 * Stores a redirect if a translation changes the path of an entry. Paths of translations start with
 * the language code.
 */
export const storeRedirectFromTranslatedPath = async (
  queries: Queries,
  table: string,
  { before, after, now }: Omit<Renaming, 'since'>,
): Promise<boolean> => {
  if (table !== 'translation') return false
  const { data: was } = translation.safeParse(before)
  const { data: is } = translation.safeParse(after)
  const definition = is && entityDefinitionOf(is.entity)
  const columns = entryPathColumns(definition?.page)
  if (!was || !definition || columns.every((name) => was.texts[name] === is.texts[name]))
    return false
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(definition.name)} where "_id" = ${is.entityId}`.execute(queries)
  const [entry] = rows
  if (!entry || !isVisibleAt(entry, now)) return false
  const path = pathOf(definition, { ...entry, ...was.texts })
  if (path === '' || path === pathOf(definition, { ...entry, ...is.texts })) return false
  await keep(queries, languagePathPrefix(is.lang) + path, is.entity, is.entityId)
  return true
}

interface FormerPaths {
  readonly all: ReadonlySet<string>
  /** Former paths of entries whose path begins the paths of others. */
  readonly folders: ReadonlySet<string>
}

const isFolder = (entity: string): boolean => {
  const page = entityDefinitionOf(entity)?.page
  return page !== undefined && 'folderIn' in page && page.name === undefined
}

/** Returns all former URLs except those of custom pages. */
export const readFormerPaths = async (
  queries: Queries,
  isOfPages: (path: string) => boolean,
): Promise<FormerPaths> => {
  const rows = await queries.selectFrom('redirect').select(['path', 'entity']).execute()
  const others = rows.filter(({ path, entity }) => entity !== 'page' || !isCustomPagePath(path))
  const free = others.filter(({ path }) => !isOfPages(path))
  return {
    all: new Set(free.map(({ path }) => path)),
    folders: new Set(free.flatMap(({ path, entity }) => (isFolder(entity) ? [path] : []))),
  }
}

/**
 * Returns the current path, in the reader's language, of the entry that had a former path. Returns undefined
 * if the entry is deleted or not visible.
 */
export const findCurrentPath = async (
  queries: Queries,
  reader: ContentReader,
  path: string,
): Promise<string | undefined> => {
  const former = await queries
    .selectFrom('redirect')
    .select(['entity', 'entityId'])
    .where('path', '=', path)
    .executeTakeFirst()
  const definition = former && entityDefinitionOf(former.entity)
  if (!former || !definition) return undefined
  // Imports by earlier versions may have stored paths of built-in pages.
  if (!mayBeFormerPath(path, former.entity, former.entityId)) return undefined
  if (former.entityId === listPageEntryId) return definition.page?.list
  const { rows } = await sql<Record<string, string> & { _id: string }>`
    select * from ${sql.table(definition.name)}
    where "_id" = ${former.entityId} and ${visibleCondition(reader, definition.name)}`.execute(
    queries,
  )
  const [entry] = await translateRows(queries, reader, definition.name, rows)
  return (entry && canonicalEntryPath(definition.page, entry)) ?? undefined
}
