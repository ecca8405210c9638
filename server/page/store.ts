import { ApiError, createInvalidInputError, createNotFoundError } from '#contract/call/api-error.ts'
import { type CustomPageEntry, customPageEntity } from '#contract/page/page.ts'
import { languageName } from '#contract/text/language-tag.ts'
import type { Queries } from '#server/base/db/database.ts'
import { isUniqueViolation } from '#server/base/db/faults.ts'
import { createEntityStore, type EntityStore, type EntryFields } from '#server/base/entity/store.ts'
import {
  type ContentReader,
  unrestrictedReader,
  visibleCondition,
} from '#server/base/reader/visible.ts'
import { findCurrentPath } from '#server/base/redirect/store.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { refuseCollectionFolder } from '#server/collection/folder-store.ts'
import { lockAndReadLanguageCodes } from '#server/site/languages-store.ts'
import { findUnfilledPlaceholder, imprintPageDraft } from './first-texts.ts'

/** Usual titles and paths of an imprint in several languages. */
const imprintNames = new Set([
  ...['imprint', 'impressum', 'legal notice', 'legal disclosure', 'mentions légales'],
  ...['mentions legales', 'aviso legal', 'note legali', 'colofon', 'site notice'],
])

/** Whether the reader sees an imprint: at its built-in path, or under one of its usual names. */
export const hasImprint = async (queries: Queries, reader: ContentReader): Promise<boolean> => {
  const pages = queries
    .selectFrom('page')
    .select(['path', 'title'])
    .where(visibleCondition(reader, 'page'))
  return (await pages.execute()).some(({ path, title }) => {
    const address = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ')
    return (
      path === imprintPageDraft.path ||
      imprintNames.has(address) ||
      imprintNames.has(title.trim().toLowerCase())
    )
  })
}

const store = createEntityStore<CustomPageEntry>(customPageEntity)

const pathTaken = (error: unknown): never => {
  if (!isUniqueViolation(error)) throw error
  const message = 'Another page has this address'
  throw new ApiError('nameTaken', message, { errors: [{ path: 'path', message }] })
}

/** Throws 400 if a page that is published still contains placeholders of its template. */
const mustBeFilledIn = <P extends { status?: unknown; content?: unknown }>(page: P): P => {
  const gap =
    page.status === 'published' ? findUnfilledPlaceholder(String(page.content)) : undefined
  if (gap === undefined) return page
  throw createInvalidInputError([
    { path: 'content', message: `Replace this before you publish it: ${gap}` },
  ])
}

/**
 * Throws 400 if the path begins with the folder of a collection, or with the code of a language, which is the
 * prefix of translated pages.
 */
const leaveTakenPaths = async (
  { queries }: Pick<WriteTransaction, 'queries'>,
  path: string | undefined,
): Promise<void> => {
  if (path === undefined) return
  await refuseCollectionFolder(queries, path)
  const [, ...others] = await lockAndReadLanguageCodes(queries)
  const code = others.find((each) => each.toLowerCase() === path.split('/')[1])
  if (code === undefined) return
  const message = `Addresses that begin with /${code.toLowerCase()} are those of the site in ${languageName(code)}`
  throw createInvalidInputError([{ path: 'path', message }])
}

/** Store of custom pages. Paths are unique and never begin with a language or the folder of a collection. */
export const customPageStore: EntityStore<CustomPageEntry> = {
  ...store,
  record: {
    ...store.record,
    revive: async (queries, _, row) => {
      await leaveTakenPaths({ queries }, String(row.path))
      return mustBeFilledIn(row)
    },
  },
  add: async (write: WriteTransaction, fields: EntryFields<CustomPageEntry>) => {
    await leaveTakenPaths(write, fields.path)
    return store.add(write, { inSitemap: true, ...fields }).then(mustBeFilledIn, pathTaken)
  },
  update: async (write, id, version, fields, ...rest) => {
    await leaveTakenPaths(write, fields.path)
    return store.update(write, id, version, fields, ...rest).then(mustBeFilledIn, pathTaken)
  },
}

const findPage = (
  queries: Queries,
  reader: ContentReader,
  column: 'path' | '_id',
  value: string,
): Promise<{ _id: string } | undefined> =>
  queries
    .selectFrom('page')
    .select('_id')
    .where(visibleCondition(reader, 'page'))
    .where(column, '=', value)
    .executeTakeFirst()

const findByPath = async (queries: Queries, reader: ContentReader, path: string) => {
  if (path === '') return undefined
  const live = await findPage(queries, reader, 'path', path)
  const now = live ? undefined : await findCurrentPath(queries, reader, path)
  return now === undefined ? live : findPage(queries, reader, 'path', now)
}

/** Returns the page with a current or former path, or with an id. */
export const readPage = async (
  queries: Queries,
  reader: ContentReader,
  { path = '', pageId }: { path?: string | undefined; pageId?: string | undefined },
): Promise<CustomPageEntry> => {
  const row = await (pageId === undefined
    ? findByPath(queries, reader, path.toLowerCase())
    : findPage(queries, reader, '_id', pageId))
  const page = row && (await customPageStore.record.read(queries, row._id))
  if (page === undefined) throw createNotFoundError('Page')
  return page
}

/** Returns the page whose path begins with this segment, or undefined. Includes hidden pages. */
export const findPageByFirstPathSegment = (
  queries: Queries,
  firstPart: string,
): Promise<{ title: string; path: string } | undefined> =>
  queries
    .selectFrom('page')
    .select(['title', 'path'])
    .where((page) =>
      page.or([page('path', '=', `/${firstPart}`), page('path', 'like', `/${firstPart}/%`)]),
    )
    .orderBy('path')
    .executeTakeFirst()

/** Whether a page, even a hidden one, has the path. */
export const hasCustomPageAt = async (queries: Queries, path: string): Promise<boolean> =>
  (await findByPath(queries, unrestrictedReader, path)) !== undefined

/** Returns current and former paths of the pages that the reader may see. */
export const readVisiblePagePaths = async (
  queries: Queries,
  reader: ContentReader,
): Promise<string[]> => {
  const live = queries.selectFrom('page').select('path').where(visibleCondition(reader, 'page'))
  const former = queries
    .selectFrom('redirect')
    .innerJoin('page', 'page._id', 'redirect.entityId')
    .select('redirect.path')
    .where('redirect.entity', '=', 'page')
    .where(visibleCondition(reader, 'page'))
  return (await live.union(former).execute()).map(({ path }) => path)
}
