import { z } from 'zod'
import { notFound } from '#contract/call/api-error.ts'
import { newsHref } from '#contract/front-page/news-page.ts'
import { projectPath } from '#contract/post/project-page.ts'
import { publicationPath } from '#contract/publication/publication-page.ts'
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
import { knownSince, momentsOf } from './moments.ts'

const storedNames = z.array(z.object({ name: z.string() }))

/** Of how many authors the names are told. */
const mostAuthors = 50

const contributorsOf = async (queries: Queries, reader: Reader, steps: readonly string[]) =>
  steps.length === 0
    ? []
    : queries
        .selectFrom('researchProgressContributor as listed')
        .innerJoin('profile', 'profile._id', 'listed.profileId')
        .where('listed.researchProgressId', 'in', steps)
        .where(visible(reader, 'profile'))
        .select(['listed.researchProgressId as stepId', 'profile.name'])
        .orderBy('listed.position')
        .execute()

/** The newest publications. */
export const newPublications = async (
  queries: Queries,
  reader: Reader,
  { person, project, ids, since }: Followed = {},
): Promise<FeedEntry[]> => {
  let query = queries
    .selectFrom('publication')
    .leftJoin('firstShown', (join) =>
      join.on('firstShown.entity', '=', 'publication').onRef('entityId', '=', 'publication._id'),
    )
    .where(visible(reader, 'publication'))
    .select(['_id', 'title', 'publicationSummary', 'abstract', 'createdAt', 'updatedAt'])
    .select(['publicationDate', 'authorList', knownSince('publication').as('knownSince')])
    .orderBy(since === undefined ? 'publicationDate' : 'updatedAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(mostEntries)
  if (since !== undefined) query = query.where('updatedAt', '>', since)
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
  return rows.map(({ publicationSummary, abstract, authorList, ...row }) => ({
    _id: row._id,
    title: row.title,
    ...momentsOf({ ...row, ownDate: row.publicationDate }),
    kind: 'publication',
    path: publicationPath(row),
    authors: storedNames
      .parse(JSON.parse(authorList))
      .slice(0, mostAuthors)
      .map(({ name }) => name),
    summary: excerpt(publicationSummary || abstract, summaryLength),
  }))
}

/** The newest progress, of all projects or of one, by everyone or by one. */
export const newProgress = async (
  queries: Queries,
  reader: Reader,
  { person, project, ids, since }: Followed = {},
): Promise<FeedEntry[]> => {
  let query = queries
    .selectFrom('researchProgress as step')
    .innerJoin('post', 'post._id', 'step.postId')
    .leftJoin('firstShown', (join) =>
      join.on('firstShown.entity', '=', 'post').onRef('entityId', '=', 'post._id'),
    )
    .where(visible(reader, 'post'))
    .select(['step._id', 'step.description', 'step.createdAt', 'step.updatedAt'])
    .select(['post._id as postId', 'post.title as project', knownSince('post').as('knownSince')])
    .orderBy(since === undefined ? 'step.createdAt' : 'step.updatedAt', 'desc')
    .orderBy('step._id', 'desc')
    .limit(mostEntries)
  if (since !== undefined) query = query.where('step.updatedAt', '>', since)
  if (project !== undefined) query = query.where('step.postId', '=', project)
  if (person !== undefined) {
    const theirs = queries.selectFrom('researchProgressContributor').select('researchProgressId')
    query = query.where('step._id', 'in', theirs.where('profileId', '=', person))
  }
  if (ids !== undefined) query = query.where('step._id', 'in', ids)
  const rows = await query.execute()
  const contributors = await contributorsOf(
    queries,
    reader,
    rows.map(({ _id }) => _id),
  )
  return rows.map(({ _id, description, postId, project: title, ...row }) => ({
    _id,
    ...momentsOf(row),
    kind: 'progress',
    authors: contributors.flatMap(({ stepId, name }) => (stepId === _id ? [name] : [])),
    title: `${title}: ${excerpt(description, titleLength)}`,
    path: `${projectPath({ _id: postId, title })}#progress`,
    summary: excerpt(description, summaryLength),
  }))
}

/** The newest projects. */
export const newProjects = async (
  queries: Queries,
  reader: Reader,
  { ids, since }: Followed = {},
): Promise<FeedEntry[]> => {
  const rows = await queries
    .selectFrom('post')
    .leftJoin('firstShown', (join) =>
      join.on('firstShown.entity', '=', 'post').onRef('entityId', '=', 'post._id'),
    )
    .$if(ids !== undefined, (query) => query.where('_id', 'in', ids ?? []))
    .$if(since !== undefined, (query) => query.where('updatedAt', '>', since ?? ''))
    .where(visible(reader, 'post'))
    .select(['_id', 'title', 'shortDesc', 'createdAt', 'updatedAt'])
    .select(knownSince('post').as('knownSince'))
    .orderBy(since === undefined ? knownSince('post') : 'updatedAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(mostEntries)
    .execute()
  return rows.map(({ shortDesc, ...row }) => ({
    _id: row._id,
    title: row.title,
    ...momentsOf(row),
    authors: [],
    kind: 'project',
    path: projectPath(row),
    summary: excerpt(shortDesc, summaryLength),
  }))
}

/** The latest posts; one that leads nowhere is found among the news. */
export const newPosts = async (
  queries: Queries,
  reader: Reader,
  { ids, since }: Followed = {},
): Promise<FeedEntry[]> => {
  const rows = await queries
    .selectFrom('frontPage')
    .leftJoin('firstShown', (join) =>
      join.on('firstShown.entity', '=', 'frontPage').onRef('entityId', '=', 'frontPage._id'),
    )
    .$if(ids !== undefined, (query) => query.where('_id', 'in', ids ?? []))
    .$if(since !== undefined, (query) => query.where('updatedAt', '>', since ?? ''))
    .where(visible(reader, 'frontPage'))
    .select(['_id', 'title', 'description', 'link', 'content', 'createdAt', 'updatedAt'])
    .select(knownSince('frontPage').as('knownSince'))
    .orderBy(since === undefined ? knownSince('frontPage') : 'updatedAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(mostEntries)
    .execute()
  return rows.map(({ description, link, content, ...row }) => ({
    _id: row._id,
    ...momentsOf(row),
    authors: [],
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
