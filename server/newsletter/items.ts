import { ApiError } from '#contract/call/api-error.ts'
import {
  type Included,
  type IssueItem,
  includedKinds,
} from '#contract/newsletter/newsletter-issue.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { Reader } from '#server/base/reader/visible.ts'
import { newPosts, newProgress, newProjects, newPublications } from '#server/feed/store.ts'

const readers = {
  news: newPosts,
  publication: newPublications,
  project: newProjects,
  progress: newProgress,
}

type Found = Awaited<ReturnType<typeof newPosts>>[number]

const isSaid = ({ title, summary }: Found): boolean =>
  title.includes(summary) || title.replace(/…$/, '').endsWith(summary.slice(0, 60))

/** Of how many people the names are told in one line. */
const mostNamed = 4

const byline = ({ authors }: Found): string =>
  authors.slice(0, mostNamed).join(', ') + (authors.length > mostNamed ? ' et al.' : '')

const toItem = (kind: Included['kind'], entry: Found): IssueItem => ({
  kind,
  id: entry._id,
  title: entry.title,
  path: entry.path,
  date: entry.publishedAt,
  authors: byline(entry),
  // Progress begins with what stands for its title.
  summary: isSaid(entry) ? '' : entry.summary,
})

/** What an issue includes, as far as a reader may see it, kind by kind in the order it was chosen. */
export const readItems = async (
  queries: Queries,
  reader: Reader,
  include: readonly Included[],
): Promise<IssueItem[]> => {
  const items: IssueItem[] = []
  for (const kind of includedKinds) {
    const ids = include.filter((each) => each.kind === kind).map(({ id }) => id)
    if (ids.length === 0) continue
    const found = new Map(
      (await readers[kind](queries, reader, { ids })).map((entry) => [entry._id, entry]),
    )
    for (const id of new Set(ids)) {
      const entry = found.get(id)
      if (entry) items.push(toItem(kind, entry))
    }
  }
  return items
}

/** Refuses what visitors cannot see: it must not be told to them by mail either. */
export const checkIncluded = async (
  queries: Queries,
  reader: Reader,
  include: readonly Included[] = [],
): Promise<void> => {
  const items = await readItems(queries, reader, include)
  const errors = include.flatMap(({ kind, id }, index) =>
    items.some((item) => item.kind === kind && item.id === id)
      ? []
      : [{ path: `include.${index}.id`, message: 'This is not on the site' }],
  )
  if (errors.length > 0)
    throw new ApiError('invalid', 'Something of this is not on the site', { errors })
}

/** What visitors have seen change since a moment and no issue has told about, newest first within its kind. */
export const whatIsNew = async (
  queries: Queries,
  reader: Reader,
  { sentAt, included }: { sentAt: string; included: readonly Included[] },
): Promise<IssueItem[]> => {
  const told = new Set(included.map(({ kind, id }) => `${kind}/${id}`))
  const items: IssueItem[] = []
  for (const kind of includedKinds) {
    const entries = await readers[kind](queries, reader, { since: sentAt })
    items.push(
      ...entries
        .filter(({ _id }) => !told.has(`${kind}/${_id}`))
        .map((entry) => toItem(kind, entry)),
    )
  }
  return items
}
