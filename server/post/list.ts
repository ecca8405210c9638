import type { Queries } from '#server/base/db/database.ts'
import { count, matching, type Part, part } from '#server/base/db/list.ts'
import { listed, type Reader } from '#server/base/reader/visible.ts'
import { alsoFound } from '#server/base/search/also-found.ts'
import { complete, selectPosts } from './rows.ts'

const searched = ['post.title', 'post.shortDesc']

/** Projects, newest first, and how many there are in all. */
export const listPosts = async (queries: Queries, reader: Reader, asked: Part) => {
  const wanted = await alsoFound(queries, 'post', asked)
  const isShown = listed(reader, 'post')
  const all = selectPosts(queries).where(isShown).orderBy('post._id', 'desc')
  const ids = queries
    .selectFrom('post')
    .select('post._id')
    .where(isShown)
    .orderBy('post._id', 'desc')
  const rows = await part(matching(all, searched, wanted), wanted).execute()
  return {
    posts: await complete(queries, rows, part(matching(ids, searched, wanted), wanted), reader),
    total: await count(queries, 'post', searched, wanted, isShown),
  }
}

/** Projects with no more than a list shows of them, in the same order. */
export const listPostTitles = async (queries: Queries, reader: Reader, asked: Part) => {
  const wanted = await alsoFound(queries, 'post', asked)
  const isShown = listed(reader, 'post')
  const all = queries
    .selectFrom('post')
    .leftJoin('category', 'category._id', 'post.categoryId')
    .where(isShown)
    .select([
      ...(['post._id', 'post.title', 'post.shortDesc', 'post.image'] as const),
      ...(['post.status', 'post.publishAt', 'post.unpublishAt'] as const),
      ...(['category._id as categoryId', 'category.name'] as const),
    ])
    .orderBy('post._id', 'desc')
  const rows = await part(matching(all, searched, wanted), wanted).execute()
  return {
    posts: rows.map(({ categoryId, name, ...row }) => ({
      ...row,
      category: { _id: categoryId ?? '', name: name ?? '' },
    })),
    total: await count(queries, 'post', searched, wanted, isShown),
  }
}
