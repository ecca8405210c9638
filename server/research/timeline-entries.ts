import { milestoneState, type TimelineState } from '#contract/post/milestone-state.ts'
import type { TimelineEntry, TimelineFilters } from '#contract/post/research.ts'

export interface TimelineProject {
  readonly _id: string
  readonly title: string
  readonly category: { readonly _id: string; readonly name: string }
  readonly untranslated?: readonly string[]
}

/** Fields of a milestone or progress entry that determine its position on the timeline. */
export interface TimelineRow {
  readonly kind: TimelineEntry['kind']
  readonly _id: string
  readonly postId: string
  readonly date: string
  readonly status: string
}

/** A row of the timeline with its project and its state, such as late. */
export interface TimelineRowWithState extends TimelineRow {
  readonly of: TimelineProject
  readonly state: TimelineState
}

/**
 * Adds project and state to rows and sorts them: the most distant future first, undated ones last.
 */
export const completeAndSortTimelineRows = (
  rows: readonly TimelineRow[],
  projects: readonly TimelineProject[],
  today: string,
): TimelineRowWithState[] => {
  const byId = new Map(projects.map((project) => [project._id, project]))
  return rows
    .flatMap((row) => {
      const of = byId.get(row.postId)
      const { kind, status, date } = row
      const state = kind === 'progress' ? 'done' : milestoneState(status, date, today)
      return of ? [{ ...row, of, state }] : []
    })
    .toSorted((a, b) => compare(b.date, a.date) || compare(b._id, a._id))
}

// Compares by code units, like both databases.
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const valueFor: Readonly<Record<keyof TimelineFilters, (row: TimelineRowWithState) => string>> = {
  year: ({ date }) => date.slice(0, 4),
  category: ({ of }) => of.category._id,
  project: ({ of }) => of._id,
}

const labelFor: Readonly<Record<keyof TimelineFilters, (row: TimelineRowWithState) => string>> = {
  year: valueFor.year,
  category: ({ of }) => of.category.name,
  project: ({ of }) => of.title,
}

const names = ['year', 'category', 'project'] as const

/**
 * Returns the rows that pass all filters but `except`, which is skipped to count the choices of that filter.
 */
export const filterTimelineRows = (
  rows: readonly TimelineRowWithState[],
  filters: TimelineFilters,
  except?: keyof TimelineFilters,
): TimelineRowWithState[] => {
  const asked = names.filter((name) => name !== except && filters[name] !== undefined)
  return rows.filter((row) => asked.every((name) => valueFor[name](row) === filters[name]))
}

const choices = (
  rows: readonly TimelineRowWithState[],
  filters: TimelineFilters,
  name: keyof TimelineFilters,
) =>
  [...Map.groupBy(filterTimelineRows(rows, filters, name), valueFor[name])]
    .flatMap(([value, of]) =>
      value && of[0] ? [{ value, label: labelFor[name](of[0]), count: of.length }] : [],
    )
    .toSorted((a, b) => (name === 'year' ? compare(b.value, a.value) : byName(a.label, b.label)))

const { compare: byName } = new Intl.Collator('en')

/** Returns the choices of each filter, with the number of entries that each choice would leave. */
export const countTimelineFacets = (
  rows: readonly TimelineRowWithState[],
  filters: TimelineFilters,
) => ({
  year: choices(rows, filters, 'year'),
  category: choices(rows, filters, 'category'),
  project: choices(rows, filters, 'project'),
})

export const countTimelineStates = (
  rows: readonly TimelineRowWithState[],
): Record<TimelineState, number> => {
  const counts = { done: 0, next: 0, late: 0, other: 0 }
  for (const { state } of rows) counts[state]++
  return counts
}

const mostNamed = 3

/** Returns the next or late milestones, soonest or oldest first. Undated ones come last. */
export const firstMilestonesInState = (
  rows: readonly TimelineRowWithState[],
  state: 'next' | 'late',
): TimelineRowWithState[] => {
  const inState = rows.filter((row) => row.state === state)
  const dated = inState.filter(({ date }) => date !== '').toReversed()
  return [...dated, ...inState.filter(({ date }) => date === '')].slice(0, mostNamed)
}
