import type { SalusClient } from '#contract/api.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { readFilters } from '#contract/pages.ts'
import { timelineStates } from '#contract/post/milestone-state.ts'
import { projectPath } from '#contract/post/project-page.ts'
import type { TimelineEntry, TimelineFilters } from '#contract/post/research.ts'
import { loadPage } from '#web/api/load-page.ts'
import { research as words } from '#web/content/research.ts'
import { tellState } from '#web/content/tell-state.ts'
import { timelineStates as stateWords } from '#web/content/timeline-states.ts'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
const fullDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A day of the calendar, `2026-11-16`, as a moment. */
const momentOf = (date: string) => new Date(`${date}T00:00:00Z`)

const daysBetween = (from: string, to: string): number =>
  Math.round((momentOf(to).getTime() - momentOf(from).getTime()) / 86_400_000)

/** How far ahead or late a milestone is, in words; nothing where that says nothing. */
const distance = ({ state }: TimelineEntry, date: string, today: string): string => {
  if (date === '') return ''
  const days = daysBetween(today, date)
  if (state === 'next' && days >= 0) return words.daysAhead(days)
  return state === 'late' && days < 0 ? words.daysLate(-days) : ''
}

const entryOf = (entry: TimelineEntry, today: string) => {
  const { _id, kind, postId, title, state, status, text, project, people, image } = entry
  const date = entry.date.slice(0, 10)
  return {
    id: _id,
    ...{ kind, state, text, people, image, date },
    title: title.trim() || words.untitled,
    ...(kind === 'progress' ? { label: words.progress, status: '' } : tellState(state, status)),
    shownDay: date && day.format(momentOf(date)),
    shownDate: date && fullDay.format(momentOf(date)),
    distance: distance(entry, date, today),
    project: { title: project, path: projectPath({ _id: postId, title: project }) },
  }
}

/** An entry as the timeline shows it. */
export type ShownEntry = ReturnType<typeof entryOf>

/** What stands on the axis: an entry, or the place of today. */
export type Mark = { readonly date: string; readonly entry: ShownEntry | null }

/** Where today stands among the entries of a page; nowhere if it is on another page or in another year. */
const placeOfToday = (offset: number, length: number, ahead: number, isLastPage: boolean) => {
  const place = ahead - offset
  return place >= 0 && (place < length || (isLastPage && place === length)) ? place : -1
}

/** The page on which today stands: after all that is ahead of it. */
export const pageOfToday = (ahead: number, perPage: number, lastPage: number): number =>
  Math.min(lastPage, Math.floor(ahead / perPage) + 1)

/** Entries and today as years with their months, in the order they are shown. */
export const groupMarks = (marks: readonly Mark[]) =>
  [...Map.groupBy(marks, ({ date }) => date.slice(0, 4))].map(([year, ofYear]) => ({
    year,
    months: [...Map.groupBy(ofYear, ({ date }) => date.slice(0, 7))].map(([key, ofMonth]) => ({
      key,
      name: key && month.format(momentOf(`${key}-01`)),
      marks: ofMonth,
    })),
  }))

/** The address of the timeline with these filters, from its first page or a later one. */
export const timelineAddress = (filters: TimelineFilters, page = 1): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value)
  if (page > 1) query.set('page', String(page))
  return `/research${query.size > 0 ? `?${query}` : ''}`
}

/** The page of the timeline that an address asks for. */
export const loadTimeline = async (client: SalusClient, address: string, perPage: number) => {
  const filters: TimelineFilters = readFilters(
    entryPages.timeline.filters,
    new URL(address).searchParams,
  )
  let reply: Awaited<ReturnType<SalusClient['research']['timeline']>> | undefined
  const { page, pages: all } = await loadPage(address, perPage, async ({ limit, offset }) => {
    reply = await client.research.timeline({ limit, offset, ...filters })
    return { items: reply.entries, total: reply.total }
  })
  if (reply === undefined) throw new Error('No page of the timeline was loaded')
  const { today, entries, ahead, counts, facets, total } = reply
  const marks: Mark[] = entries
    .map((entry) => entryOf(entry, today))
    .map((entry) => ({ date: entry.date, entry }))
  const isThisYear = filters.year === undefined || filters.year === today.slice(0, 4)
  const place = placeOfToday((page - 1) * perPage, marks.length, ahead, page === all)
  const hasToday = isThisYear && total > 0
  if (hasToday && place >= 0) marks.splice(place, 0, { date: today, entry: null })
  return {
    ...{ page, pages: all, total, filters, facets, today, marks },
    todayPage: hasToday ? pageOfToday(ahead, perPage, all) : 0,
    counts: timelineStates.map((state) => ({
      ...{ state, label: stateWords[state], count: counts[state] },
    })),
    shownToday: fullDay.format(momentOf(today)),
    next: reply.next.map((entry) => entryOf(entry, today)),
    late: reply.late.map((entry) => entryOf(entry, today)),
  }
}

export type TimelineView = Awaited<ReturnType<typeof loadTimeline>>
