import { ApiError, notFound } from '#contract/api-error.ts'
import { type OwnPage, pageEntity } from '#contract/page.ts'
import type { Queries } from '#server/db/database.ts'
import { isDuplicate } from '#server/db/faults.ts'
import type { Write } from '#server/db/write.ts'
import { createStore, type EntityStore, type Fields } from '#server/entity/store.ts'
import { type Reader, visible } from '#server/entity/visibility.ts'

const store = createStore<OwnPage>(pageEntity)

const pathTaken = (error: unknown): never => {
  if (!isDuplicate(error)) throw error
  const message = 'Another page has this address'
  throw new ApiError('nameTaken', message, { errors: [{ path: 'path', message }] })
}

/** Pages of the group's own: no two have the same address. */
export const pages: EntityStore<OwnPage> = {
  ...store,
  add: (write: Write, fields: Fields<OwnPage>) =>
    store.add(write, { inSitemap: true, ...fields }).catch(pathTaken),
  update: (...change) => store.update(...change).catch(pathTaken),
}

/** The one page with this address or this id. */
export const readPage = async (
  queries: Queries,
  reader: Reader,
  { path, pageId }: { path?: string | undefined; pageId?: string | undefined },
): Promise<OwnPage> => {
  const shown = queries.selectFrom('page').select('_id').where(visible(reader, 'page'))
  // A draft without an address is not what someone means who names none.
  const named = pageId === undefined ? shown.where('path', '<>', '') : shown
  const row = await named
    .where(pageId === undefined ? 'path' : '_id', '=', pageId ?? path?.toLowerCase() ?? '')
    .executeTakeFirst()
  const page = row && (await pages.record.read(queries, row._id))
  if (page === undefined) throw notFound('Page')
  return page
}

/** Whether there is a page with this address, hidden or not. */
export const hasPath = async (queries: Queries, path: string): Promise<boolean> =>
  (await queries.selectFrom('page').select('_id').where('path', '=', path).executeTakeFirst()) !==
  undefined

/** The addresses of the pages a reader sees; without those that search engines are to leave out, if wanted. */
export const readPaths = async (
  queries: Queries,
  reader: Reader,
  { listed = false } = {},
): Promise<string[]> => {
  let query = queries.selectFrom('page').select('path').where(visible(reader, 'page'))
  if (listed) query = query.where('inSitemap', '=', 1)
  return (await query.orderBy('path').execute()).map(({ path }) => path)
}
