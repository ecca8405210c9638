import type { GrantResults } from '#contract/grant/grant.ts'
import { appendAll } from '#contract/list/any-length.ts'
import { type DateSpan, isDayWithin } from '#contract/text/rough-date.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { ContentReader } from '#server/base/reader/visible.ts'
import { readTimeline } from '#server/research/store.ts'
import {
  type readGrantProjects,
  readGrantPublications,
  readProjectPublications,
} from './results-store.ts'

type Result = GrantResults['publications'][number]

const newestFirst = (one: Result, other: Result): number =>
  other.publicationDate.localeCompare(one.publicationDate)

export interface ResultsPeriod extends DateSpan {
  /**
   * Whether the period is the duration of the grant. If so, entries that are linked to the grant or have no
   * date are included.
   */
  readonly isOwnTime: boolean
}

/** Returns the results of a grant in a period that the reader may see. */
export const readGrantResults = async (
  queries: Queries,
  reader: ContentReader,
  grantId: string,
  projects: Awaited<ReturnType<typeof readGrantProjects>>,
  { isOwnTime, ...span }: ResultsPeriod,
  now: Date,
): Promise<GrantResults> => {
  const isAllTime = span.from === '' && span.until === ''
  const isInTime = (date: string) =>
    isAllTime || (date !== '' && isDayWithin(date.slice(0, 10), span))
  const publications = new Map<string, Result>()
  const entries: Awaited<ReturnType<typeof readTimeline>>['entries'][number][] = []
  for (const row of await readGrantPublications(queries, reader, grantId)) {
    if (isOwnTime || isInTime(row.publicationDate))
      publications.set(row._id, { ...row, through: '' })
  }
  for (const { _id, title } of projects) {
    for (const row of await readProjectPublications(queries, reader, _id)) {
      if (!publications.has(row._id) && isInTime(row.publicationDate))
        publications.set(row._id, { ...row, through: title })
    }
    const timeline = await readTimeline(queries, reader, { project: _id }, now)
    appendAll(
      entries,
      timeline.entries.filter(({ date }) => isInTime(date) || (isOwnTime && date === '')),
    )
  }
  return {
    publications: [...publications.values()].toSorted(newestFirst),
    milestones: entries.filter(({ kind }) => kind === 'milestone'),
    progress: entries.filter(({ kind }) => kind === 'progress'),
    materials: projects.flatMap(({ _id, title, materials }) =>
      materials.map((material) => ({ ...material, postId: _id, project: title })),
    ),
  }
}
