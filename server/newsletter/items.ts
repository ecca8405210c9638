import { ApiError } from '#contract/call/api-error.ts'
import { appendAll } from '#contract/list/any-length.ts'
import {
  type IncludedEntry,
  issueItemKinds,
  type NewsletterIssueItem,
} from '#contract/newsletter/newsletter-issue.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { ContentReader } from '#server/base/reader/visible.ts'
import { readNewsletterFeedEntries } from '#server/feed/store.ts'

type Found = Awaited<ReturnType<typeof readNewsletterFeedEntries>>[number]

const isSaid = ({ title, summary }: Found): boolean =>
  title.includes(summary) || title.replace(/…$/, '').endsWith(summary.slice(0, 60))

const maxNamed = 4

const byline = ({ authors }: Found): string =>
  authors.slice(0, maxNamed).join(', ') + (authors.length > maxNamed ? ' et al.' : '')

const toItem = (kind: IncludedEntry['kind'], entry: Found): NewsletterIssueItem => ({
  kind,
  id: entry._id,
  title: entry.title,
  language: entry.language,
  untranslated: [...entry.untranslated],
  ...(entry.section !== undefined && { section: entry.section }),
  path: entry.path,
  date: entry.publishedAt,
  authors: byline(entry),
  // Omits a summary that the title repeats, as in progress reports without a title of their own.
  summary: isSaid(entry) ? '' : entry.summary,
})

/** Reads the included entries that a reader may see, by kind and in the chosen order. */
export const readIssueItems = async (
  queries: Queries,
  reader: ContentReader,
  include: readonly IncludedEntry[],
): Promise<NewsletterIssueItem[]> => {
  const items: NewsletterIssueItem[] = []
  for (const kind of issueItemKinds) {
    const ids = include.filter((each) => each.kind === kind).map(({ id }) => id)
    if (ids.length === 0) continue
    const found = new Map(
      (await readNewsletterFeedEntries(queries, reader, kind, { ids })).map((entry) => [
        entry._id,
        entry,
      ]),
    )
    for (const id of new Set(ids)) {
      const entry = found.get(id)
      if (entry) items.push(toItem(kind, entry))
    }
  }
  return items
}

/** Throws if visitors cannot see an included entry, because mails must not reveal it. */
export const requireVisibleIncludedEntries = async (
  queries: Queries,
  reader: ContentReader,
  include: readonly IncludedEntry[] = [],
): Promise<void> => {
  const items = await readIssueItems(queries, reader, include)
  const errors = include.flatMap(({ kind, id }, index) =>
    items.some((item) => item.kind === kind && item.id === id)
      ? []
      : [{ path: `include.${index}.id`, message: 'This is not on the site' }],
  )
  if (errors.length > 0)
    throw new ApiError('invalid', 'Something of this is not on the site', { errors })
}

/**
 * Lists entries that are new since the last issue and were never included, newest first within their kind.
 */
export const listNewItems = async (
  queries: Queries,
  reader: ContentReader,
  { sentAt, included }: { sentAt: string; included: readonly IncludedEntry[] },
): Promise<NewsletterIssueItem[]> => {
  const includedKeys = new Set(included.map(({ kind, id }) => `${kind}/${id}`))
  const items: NewsletterIssueItem[] = []
  for (const kind of issueItemKinds) {
    const entries = await readNewsletterFeedEntries(queries, reader, kind, { since: sentAt })
    appendAll(
      items,
      entries
        .filter(({ _id }) => !includedKeys.has(`${kind}/${_id}`))
        .map((entry) => toItem(kind, entry)),
    )
  }
  return items
}
