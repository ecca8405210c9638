import { sql } from 'kysely'
import { canBeCollectionFolder } from '#contract/collection/collection-folder.ts'
import type { SiteMenuItem } from '#contract/site/default-menus.ts'
import type { Queries } from '#server/base/db/database.ts'
import { trackAsPresenceRead } from '#server/base/db/reads.ts'
import { hasRow } from '#server/base/entity/rows.ts'
import { translateRows } from '#server/base/reader/translations.ts'
import {
  type ContentReader,
  unrestrictedReader,
  visibleCondition,
  visibleInSmallSetCondition,
} from '#server/base/reader/visible.ts'
import { findCollectionByFolder } from './fields-store.ts'

const findFormerFolder = async (queries: Queries, folder: string) => {
  const row = await queries
    .selectFrom('redirect')
    .innerJoin('collection', 'collection._id', 'redirect.entityId')
    .select('collection._id')
    .where('redirect.entity', '=', 'collection')
    .where('redirect.path', '=', `/${folder}`)
    .executeTakeFirst()
  return row
}

/** Whether a path is that of a collection, also a former one, or of an item that the reader may see. */
export const isCollectionPath = async (
  queries: Queries,
  reader: ContentReader,
  path: string,
): Promise<boolean> => {
  const [, folder = '', id] = path.split('/')
  const collection =
    (await findCollectionByFolder(queries, folder)) ?? (await findFormerFolder(queries, folder))
  if (collection === undefined || id === undefined) return collection !== undefined
  return hasRow(
    queries,
    'item',
    sql<boolean>`"_id" = ${id} and "collectionId" = ${collection._id} and "pageFolder" <> ''
      and ${visibleInSmallSetCondition(reader, 'item')}`,
  )
}

/** Returns menu items for the collections that belong in menus and have items that visitors see. */
export const readCollectionMenuItems = async (
  queries: Queries,
  visitor: () => Promise<ContentReader>,
  lang: string | undefined,
): Promise<SiteMenuItem[]> => {
  const rows = await queries
    .selectFrom('collection')
    .select(['_id', 'folder', 'many'])
    .where('inMenu', '=', 1)
    .orderBy('position')
    .orderBy('_id')
    .execute()
  if (rows.length === 0) return []
  const reader = { ...(await visitor()), ...(lang !== undefined && { lang }) }
  const items: SiteMenuItem[] = []
  for (const { _id, folder, many, untranslated } of await translateRows(
    queries,
    reader,
    'collection',
    rows,
  )) {
    const isShown = sql<boolean>`"collectionId" = ${_id} and ${visibleCondition(reader, 'item')}`
    if (!(await trackAsPresenceRead(() => hasRow(queries, 'item', isShown)))) continue
    items.push({
      label: many,
      target: `/${folder}`,
      ...(lang !== undefined && { untranslated: untranslated?.includes('many') ? ['label'] : [] }),
    })
  }
  return items
}

/** Returns the names of collections in a language, by path, if they are translated and a menu links to them. */
export const readTranslatedCollectionNames = async (
  queries: Queries,
  lang: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, { readonly name: string; readonly translated: string }>> => {
  const folders = paths.flatMap((path) => {
    const [, folder = '', ...rest] = path.split('/')
    return rest.length === 0 && canBeCollectionFolder(folder) ? [folder] : []
  })
  if (folders.length === 0) return new Map()
  const rows = await queries
    .selectFrom('collection')
    .select(['_id', 'folder', 'many', 'many as name'])
    .where('folder', 'in', folders)
    .execute()
  const reader = { ...unrestrictedReader, lang }
  return new Map(
    (await translateRows(queries, reader, 'collection', rows)).flatMap(
      ({ folder, name, many: translated, untranslated }) =>
        untranslated?.includes('many') ? [] : [[`/${folder}`, { name, translated }]],
    ),
  )
}
