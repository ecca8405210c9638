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

interface ListedCollection {
  readonly path: string
  readonly one: string
  readonly many: string
  readonly intro: string
  /** Names of fields without a translation. Undefined in the main language. */
  readonly untranslated?: readonly string[] | undefined
}

/** Reads the collections that have items that visitors see, in a language. */
export const readListedCollections = async (
  queries: Queries,
  visitor: () => Promise<ContentReader>,
  lang: string | undefined,
  { inMenu = false } = {},
): Promise<ListedCollection[]> => {
  const all = queries
    .selectFrom('collection')
    .select(['_id', 'folder', 'one', 'many', 'intro'])
    .orderBy('position')
    .orderBy('_id')
  const rows = await (inMenu ? all.where('inMenu', '=', 1) : all).execute()
  if (rows.length === 0) return []
  const reader = { ...(await visitor()), ...(lang !== undefined && { lang }) }
  const listed: ListedCollection[] = []
  for (const { _id, folder, ...row } of await translateRows(queries, reader, 'collection', rows)) {
    const isShown = sql<boolean>`"collectionId" = ${_id} and ${visibleCondition(reader, 'item')}`
    if (await trackAsPresenceRead(() => hasRow(queries, 'item', isShown)))
      listed.push({ ...row, path: `/${folder}` })
  }
  return listed
}

/** Returns menu items for the collections that belong in menus and have items that visitors see. */
export const readCollectionMenuItems = async (
  queries: Queries,
  visitor: () => Promise<ContentReader>,
  lang: string | undefined,
): Promise<SiteMenuItem[]> => {
  const collections = await readListedCollections(queries, visitor, lang, { inMenu: true })
  return collections.map(({ many, path, untranslated }) => ({
    label: many,
    target: path,
    ...(lang !== undefined && { untranslated: untranslated?.includes('many') ? ['label'] : [] }),
  }))
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
