import { postEntity } from '#contract/post/post.ts'
import type { Queries } from '#server/base/db/database.ts'
import { count, matching, type Part, part } from '#server/base/db/list.ts'
import { listed, type Reader } from '#server/base/reader/visible.ts'
import { alsoFound } from '#server/base/search/also-found.ts'

const { search } = postEntity

/** Projects with no more than a list shows of them, newest first. */
export const listPostTitles = async (queries: Queries, reader: Reader, asked: Part) => {
  const wanted = await alsoFound(queries, 'post', asked)
  const isShown = listed(reader, 'post')
  const all = queries
    .selectFrom('post')
    .leftJoin('category', 'category._id', 'post.categoryId')
    .where(isShown)
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
    .orderBy('post._id', 'desc')
  const rows = await part(matching(all, search, wanted), wanted).execute()
  return {
    posts: rows.map(({ categoryId, name, ...row }) => ({
      ...row,
      category: { _id: categoryId ?? '', name: name ?? '' },
    })),
    total: await count(queries, 'post', search, wanted, isShown),
  }
}
