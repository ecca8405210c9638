import type { SalusClient } from '#contract/api.ts'
import type { TimelineEntry, TimelineFilters } from '#contract/post/research.ts'
import type { TimelineData } from '#contract/static/answers.ts'
import { type LoadStaticFile, successReply } from './load.ts'

type Ask = SalusClient['research']['timeline']

/** Filter value and label of a timeline entry, by filter. */
const values: Readonly<
  Record<keyof TimelineFilters, (entry: TimelineEntry) => { value: string; label: string }>
> = {
  year: ({ date }) => ({ value: date.slice(0, 4), label: date.slice(0, 4) }),
  category: ({ category }) => ({ value: category._id, label: category.name }),
  project: ({ postId, project }) => ({ value: postId, label: project }),
}
const names = ['year', 'category', 'project'] as const

const filtered = (
  entries: readonly TimelineEntry[],
  filters: TimelineFilters,
  except?: keyof TimelineFilters,
): TimelineEntry[] => {
  const activeFilters = names.filter((name) => name !== except && filters[name] !== undefined)
  return entries.filter((entry) =>
    activeFilters.every((name) => values[name](entry).value === filters[name]),
  )
}

const { compare } = new Intl.Collator('en')

const choices = (
  entries: readonly TimelineEntry[],
  filters: TimelineFilters,
  name: keyof TimelineFilters,
) =>
  [...Map.groupBy(filtered(entries, filters, name), (entry) => values[name](entry).value)]
    .flatMap(([value, of]) =>
      value && of[0] ? [{ value, label: values[name](of[0]).label, count: of.length }] : [],
    )
    .toSorted((a, b) =>
      name === 'year' ? (a.value < b.value ? 1 : -1) : compare(a.label, b.label),
    )

const maxNamed = 3

const firstOf = (entries: readonly TimelineEntry[], state: 'next' | 'late'): TimelineEntry[] => {
  const inState = entries.filter((entry) => entry.state === state)
  const dated = inState.filter(({ date }) => date !== '').toReversed()
  return [...dated, ...inState.filter(({ date }) => date === '')].slice(0, maxNamed)
}

const maxComing = 100

/**
 * Implements the timeline API in the browser, using a file of a static copy. Milestone states are as of the
 * day on which the copy was made.
 */
export const createStaticTimelineApi = (
  load: LoadStaticFile,
  file: string,
): { research: { timeline: Ask } } => ({
  research: {
    timeline: async ({
      limit = Number.POSITIVE_INFINITY,
      offset = 0,
      fromToday,
      ...filters
    } = {}) => {
      const { today, entries: all } = await load<TimelineData>(file)
      const entries = filtered(all, filters)
      const ahead = entries.filter(({ date }) => date.slice(0, 10) > today).length
      const first = fromToday ? ahead : 0
      const counts = { done: 0, next: 0, late: 0, other: 0 }
      for (const { state } of entries) counts[state]++
      const isComing = fromToday && offset === 0
      return {
        ...successReply,
        entries: entries.slice(first + offset, first + offset + limit),
        total: entries.length,
        today,
        ahead,
        ...(fromToday && {
          coming: isComing ? entries.slice(0, ahead).toReversed().slice(0, maxComing) : [],
        }),
        counts,
        next: firstOf(entries, 'next'),
        late: firstOf(entries, 'late'),
        facets: {
          year: choices(all, filters, 'year'),
          category: choices(all, filters, 'category'),
          project: choices(all, filters, 'project'),
        },
      }
    },
  },
})
