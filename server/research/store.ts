import type { TimelineEntry, TimelineFilters } from '#contract/post/research.ts'
import { createExcerpt } from '#contract/text/excerpt.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { ListQueryOptions } from '#server/base/db/list.ts'
import { groupRowsByOwner } from '#server/base/db/ordered-list.ts'
import { trackAsSingleEntryRead } from '#server/base/db/reads.ts'
import { readCurrentDate } from '#server/base/db/today.ts'
import { translateRows } from '#server/base/reader/translations.ts'
import { type ContentReader, visibleCondition } from '#server/base/reader/visible.ts'
import {
  completeAndSortTimelineRows,
  countTimelineFacets,
  countTimelineStates,
  filterTimelineRows,
  firstMilestonesInState,
  type TimelineProject,
  type TimelineRow,
  type TimelineRowWithState,
} from './timeline-entries.ts'

const titleLength = 120
const textLength = 320

const readProjects = async (
  queries: Queries,
  reader: ContentReader,
  id?: string,
): Promise<TimelineProject[]> => {
  const rows = await queries
    .selectFrom('post')
    .innerJoin('category', 'category._id', 'post.categoryId')
    .where(visibleCondition(reader, 'post'))
    .select(['post._id', 'post.title', 'category._id as categoryId', 'category.name'])
    .$if(id !== undefined, (query) => query.where('post._id', '=', id ?? ''))
    .execute()
  const shown = await translateRows(queries, reader, 'post', rows)
  return shown.map(({ categoryId, name, ...row }) => ({
    ...row,
    category: { _id: categoryId, name },
  }))
}

const readRows = async (queries: Queries, postId?: string): Promise<TimelineRow[]> => {
  const milestones = await queries
    .selectFrom('milestone')
    .select(['_id', 'postId', 'dueDate as date', 'status'])
    .$if(postId !== undefined, (query) => query.where('postId', '=', postId ?? ''))
    .execute()
  const progress = await queries
    .selectFrom('researchProgress')
    .select(['_id', 'postId', 'createdAt as date'])
    .$if(postId !== undefined, (query) => query.where('postId', '=', postId ?? ''))
    .execute()
  return [
    ...milestones.map((row) => ({ kind: 'milestone' as const, ...row })),
    ...progress.map((row) => ({ kind: 'progress' as const, status: '', ...row })),
  ]
}

const idsOf = (rows: readonly TimelineRowWithState[], kind: TimelineEntry['kind']): string[] =>
  rows.filter((row) => row.kind === kind).map(({ _id }) => _id)

// PostgreSQL rejects `in ()`. An empty string matches no id.
const among = (ids: readonly string[]) => (ids.length > 0 ? ids : [''])

const readTexts = async (
  queries: Queries,
  reader: ContentReader,
  rows: readonly TimelineRowWithState[],
) => {
  const milestones = await queries
    .selectFrom('milestone')
    .select(['_id', 'title', 'description', 'status'])
    .where('_id', 'in', among(idsOf(rows, 'milestone')))
    .execute()
  const progress = await queries
    .selectFrom('researchProgress')
    .select(['_id', 'description'])
    .where('_id', 'in', among(idsOf(rows, 'progress')))
    .execute()
  const shownMilestones = await translateRows(queries, reader, 'milestone', milestones)
  const shownProgress = await translateRows(queries, reader, 'researchProgress', progress)
  return new Map<string, Told>([
    ...shownMilestones.map(({ _id, title, description, status, untranslated }) => {
      const text = description.replaceAll(/\s+/g, ' ').trim()
      const shown = title.trim() ? { title, text } : { title: text, text: '' }
      const missing = untranslated?.map((name) => (name === 'description' ? 'text' : name))
      const told = { ...shown, text: createExcerpt(shown.text, textLength), status }
      return [_id, { ...told, untranslated: missing }] as const
    }),
    ...shownProgress.map(({ _id, description, untranslated }) => {
      const missing = untranslated?.flatMap(() => ['title', 'text'])
      return [_id, { ...splitProgress(description), status: '', untranslated: missing }] as const
    }),
  ])
}

interface Told {
  readonly title: string
  readonly text: string
  readonly status: string
  readonly untranslated?: string[] | undefined
}

/**
 * Splits a progress entry, which has no title field, into title and text. The title is bold text at its
 * start, or else its first words.
 */
const splitProgress = (description: string): { title: string; text: string } => {
  const [all = '', bold = ''] = /^\s*(?:\*\*|__)(.+?)(?:\*\*|__)/.exec(description) ?? []
  const title = createExcerpt(bold, titleLength).replace(/[.:]$/, '')
  if (title) return { title, text: createExcerpt(description.slice(all.length), textLength) }
  return { title: createExcerpt(description, titleLength), text: '' }
}

const readPeople = async (queries: Queries, reader: ContentReader, ids: readonly string[]) => {
  const rows = await queries
    .selectFrom('researchProgressContributor as listed')
    .innerJoin('profile', 'profile._id', 'listed.profileId')
    .where(visibleCondition(reader, 'profile'))
    .select(['listed.researchProgressId as owner', 'profile.name'])
    .where('listed.researchProgressId', 'in', among(ids))
    .orderBy('listed.position')
    .execute()
  return groupRowsByOwner(
    rows,
    ({ owner }) => owner,
    ({ name }) => name,
  )
}

const readFirstPictures = async (queries: Queries, ids: readonly string[]) => {
  const rows = await queries
    .selectFrom('researchProgressImage')
    .select(['researchProgressId as owner', 'url'])
    .where('researchProgressId', 'in', among(ids))
    .orderBy('position', 'desc')
    .execute()
  return new Map(rows.map(({ owner, url }) => [owner, url]))
}

/**
 * Adds data of other tables to rows. The number of queries does not depend on the number of rows.
 */
const complete = async (
  queries: Queries,
  reader: ContentReader,
  rows: readonly TimelineRowWithState[],
) => {
  const progress = idsOf(rows, 'progress')
  const texts = await readTexts(queries, reader, rows)
  const people = await readPeople(queries, reader, progress)
  const pictures = await readFirstPictures(queries, progress)
  return ({ of, ...row }: TimelineRowWithState): TimelineEntry => {
    const { untranslated, ...said } = texts.get(row._id) ?? { title: '', text: '' }
    const isForeign = of.untranslated !== undefined && of.untranslated.length > 0
    return {
      ...row,
      ...said,
      project: of.title,
      // Copied, because translating the response modifies the category, which several rows share.
      category: { ...of.category },
      people: people.get(row._id) ?? [],
      image: pictures.get(row._id) ?? '',
      ...(untranslated && { untranslated: [...untranslated, ...(isForeign ? ['project'] : [])] }),
    }
  }
}

const maxFutureEntries = 100

type Wanted = ListQueryOptions & TimelineFilters & { fromToday?: boolean | undefined }

const readTimelineOf = async (
  queries: Queries,
  reader: ContentReader,
  wanted: Wanted,
  now: Date,
) => {
  const { limit = Number.POSITIVE_INFINITY, offset = 0, fromToday = false, ...filters } = wanted
  const today = readCurrentDate(now)
  const projects = await readProjects(queries, reader, filters.project)
  const all = completeAndSortTimelineRows(await readRows(queries, filters.project), projects, today)
  const rows = filterTimelineRows(all, filters)
  const ahead = rows.filter(({ date }) => date.slice(0, 10) > today).length
  // Future entries come first, with the most distant one at the start.
  const first = fromToday ? ahead : 0
  const page = rows.slice(first + offset, first + offset + limit)
  const isComing = fromToday && offset === 0 && limit > 0
  const coming = isComing ? rows.slice(0, ahead).toReversed().slice(0, maxFutureEntries) : []
  const [next, late] = [firstMilestonesInState(rows, 'next'), firstMilestonesInState(rows, 'late')]
  const toEntry = await complete(queries, reader, [...page, ...coming, ...next, ...late])
  return {
    entries: page.map(toEntry),
    total: rows.length,
    today,
    ahead,
    ...(fromToday && { coming: coming.map(toEntry) }),
    counts: countTimelineStates(rows),
    next: next.map(toEntry),
    late: late.map(toEntry),
    facets: countTimelineFacets(all, filters),
  }
}

/** Returns milestones and progress of all projects by date. */
export const readTimeline = (queries: Queries, reader: ContentReader, wanted: Wanted, now: Date) =>
  wanted.project === undefined
    ? readTimelineOf(queries, reader, wanted, now)
    : trackAsSingleEntryRead('post', wanted.project, () =>
        readTimelineOf(queries, reader, wanted, now),
      )
