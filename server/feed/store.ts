import { notFound } from '#contract/call/api-error.ts'
import { newsHref } from '#contract/front-page/news-path.ts'
import { projectPath } from '#contract/post/project-path.ts'
import { publicationPath } from '#contract/publication/publication-path.ts'
import { excerpt } from '#contract/text/excerpt.ts'
import type { Queries } from '#server/base/db/database.ts'
import { type Reader, visible } from '#server/base/reader/visible.ts'
import {
  type FeedEntry,
  type Followed,
  mostEntries,
  summaryLength,
  titleLength,
} from './entries.ts'

/** The newest publications. */
export const newPublications = async (
  queries: Queries,
  reader: Reader,
  { person, project, ids }: Followed = {},
): Promise<FeedEntry[]> => {
  let query = queries
    .selectFrom('publication')
    .where(visible(reader, 'publication'))
    .select(['_id', 'title', 'publicationSummary', 'abstract', 'createdAt', 'updatedAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(mostEntries)
  if (person !== undefined) {
    const theirs = queries.selectFrom('publicationAuthor').select('publicationId')
    query = query.where('_id', 'in', theirs.where('profileId', '=', person))
  }
  if (project !== undefined) {
    const its = queries.selectFrom('publicationProject').select('publicationId')
    query = query.where('_id', 'in', its.where('postId', '=', project))
  }
  if (ids !== undefined) query = query.where('_id', 'in', ids)
  const rows = await query.execute()
  return rows.map(({ publicationSummary, abstract, ...row }) => ({
    ...row,
    kind: 'publication',
    path: publicationPath(row),
    summary: excerpt(publicationSummary || abstract, summaryLength),
  }))
}

/** The newest progress, of all projects or of one, by everyone or by one. */
export const newProgress = async (
  queries: Queries,
  reader: Reader,
  { person, project, ids }: Followed = {},
): Promise<FeedEntry[]> => {
  let query = queries
    .selectFrom('researchProgress as step')
    .innerJoin('post', 'post._id', 'step.postId')
    .where(visible(reader, 'post'))
    .select(['step._id', 'step.description', 'step.createdAt', 'step.updatedAt'])
    .select(['post._id as postId', 'post.title as project'])
    .orderBy('step.createdAt', 'desc')
    .orderBy('step._id', 'desc')
    .limit(mostEntries)
  if (project !== undefined) query = query.where('step.postId', '=', project)
  if (person !== undefined) {
    const theirs = queries.selectFrom('researchProgressContributor').select('researchProgressId')
    query = query.where('step._id', 'in', theirs.where('profileId', '=', person))
  }
  if (ids !== undefined) query = query.where('step._id', 'in', ids)
  const rows = await query.execute()
  return rows.map(({ description, postId, project: title, ...row }) => ({
    ...row,
    kind: 'progress',
    title: `${title}: ${excerpt(description, titleLength)}`,
    path: `${projectPath({ _id: postId, title })}#progress`,
    summary: excerpt(description, summaryLength),
  }))
}

/** The newest projects. */
export const newProjects = async (
  queries: Queries,
  reader: Reader,
  { ids }: Followed = {},
): Promise<FeedEntry[]> => {
  const rows = await queries
    .selectFrom('post')
    .$if(ids !== undefined, (query) => query.where('_id', 'in', ids ?? []))
    .where(visible(reader, 'post'))
    .select(['_id', 'title', 'shortDesc', 'createdAt', 'updatedAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(mostEntries)
    .execute()
  return rows.map(({ shortDesc, ...row }) => ({
    ...row,
    kind: 'project',
    path: projectPath(row),
    summary: excerpt(shortDesc, summaryLength),
  }))
}

/** The latest posts; one that leads nowhere is found among the news. */
export const newPosts = async (
  queries: Queries,
  reader: Reader,
  { ids }: Followed = {},
): Promise<FeedEntry[]> => {
  const rows = await queries
    .selectFrom('frontPage')
    .$if(ids !== undefined, (query) => query.where('_id', 'in', ids ?? []))
    .where(visible(reader, 'frontPage'))
    .select(['_id', 'title', 'description', 'link', 'content', 'createdAt', 'updatedAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(mostEntries)
    .execute()
  return rows.map(({ description, link, content, ...row }) => ({
    ...row,
    kind: 'news',
    title: row.title || excerpt(description, titleLength),
    path: newsHref({ ...row, link, content }) ?? '/news',
    summary: excerpt(description, summaryLength),
  }))
}

/** The name of someone, or 404. */
export const nameOfPerson = async (
  queries: Queries,
  reader: Reader,
  id: string,
): Promise<string> => {
  const query = queries
    .selectFrom('profile')
    .select('name')
    .where('_id', '=', id)
    .where(visible(reader, 'profile'))
  const found = await query.executeTakeFirst()
  if (!found) throw notFound('Profile')
  return found.name
}

/** The title of a project, or 404. */
export const titleOfProject = async (
  queries: Queries,
  reader: Reader,
  id: string,
): Promise<string> => {
  const query = queries
    .selectFrom('post')
    .select('title')
    .where('_id', '=', id)
    .where(visible(reader, 'post'))
  const found = await query.executeTakeFirst()
  if (!found) throw notFound('Project')
  return found.title
}
