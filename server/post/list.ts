import { sql } from 'kysely'
import { postEntity } from '#contract/post/post.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readEntriesInBatches } from '#server/base/db/in-batches.ts'
import { type ListQueryOptions, listEntryIds } from '#server/base/db/list.ts'
import { inOwnerIdsCondition } from '#server/base/db/ordered-list.ts'
import {
  type ContentReader,
  listStatusCondition,
  visibleInSmallSetCondition,
} from '#server/base/reader/visible.ts'
import { withSearchMatches } from '#server/base/search/also-found.ts'

const { search } = postEntity

/** Returns projects with only the fields that lists show, newest first. */
export const listPostSummaries = async (
  queries: Queries,
  reader: ContentReader,
  asked: ListQueryOptions,
) => {
  const wanted = await withSearchMatches(queries, 'post', asked)
  const by = sql`"_id" desc`
  const list = { table: 'post', search, condition: listStatusCondition(reader, 'post'), by }
  const { ids, total } = await listEntryIds(queries, list, wanted)
  const posts = await readEntriesInBatches(ids, async (batch) => {
    const rows = await queries
      .selectFrom('post')
      .leftJoin('category', 'category._id', 'post.categoryId')
      .where(inOwnerIdsCondition('post._id', batch))
      .where(visibleInSmallSetCondition(reader, 'post'))
      .select([
        'post._id',
        'post.title',
        'post.shortDesc',
        'post.image',
        'post.status',
        'post.publishAt',
        'post.unpublishAt',
        'category._id as categoryId',
        'category.name',
      ])
      .execute()
    return rows.map(({ categoryId, name, ...row }) => ({
      ...row,
      category: { _id: categoryId ?? '', name: name ?? '' },
    }))
  })
  return { posts, total }
}
