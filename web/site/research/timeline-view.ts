import type { SalusClient } from '#contract/api.ts'
import { formatCount } from '#contract/content/group.ts'
import { researchLabels } from '#contract/content/labels/research.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { parseQueryFilters } from '#contract/pages.ts'
import { timelineStates } from '#contract/post/milestone-state.ts'
import { projectPath } from '#contract/post/project-path.ts'
import type { TimelineEntry, TimelineFilters } from '#contract/post/research.ts'
import { loadPageOfList } from '#web/api/load-page.ts'
import { defaultLocalization, type Localization } from '#web/content/localization.ts'
import { splitMilestoneState } from '#web/content/split-milestone-state.ts'
import { createDayFormatter, formatLongDay } from '#web/ui/text/format-day.ts'

const shortDay = createDayFormatter({ day: 'numeric', month: 'short' })

const momentOf = (date: string) => new Date(`${date}T00:00:00Z`)

const daysBetween = (from: string, to: string): number =>
  Math.round((momentOf(to).getTime() - momentOf(from).getTime()) / 86_400_000)

/**
 * Describes how many days a milestone is ahead or overdue. Empty for finished milestones and those without a
 * date.
 */
const distance = (
  { state }: TimelineEntry,
  date: string,
  today: string,
  { locale, words }: Localization,
): string => {
  if (date === '') return ''
  const days = daysBetween(today, date)
  const dayStrings = words(researchLabels).days
  if (state === 'next' && days >= 0)
    return (
      [dayStrings.today, dayStrings.tomorrow][days] ?? formatCount(dayStrings.ahead, days, locale)
    )
  return state === 'late' && days < 0 ? formatCount(dayStrings.late, -days, locale) : ''
}

const entryOf = (entry: TimelineEntry, today: string, speech: Localization) => {
  const { _id, kind, postId, title, state, status, text, project, people, image } = entry
  const date = entry.date.slice(0, 10)
  return {
    id: _id,
    kind,
    state,
    text,
    untranslated: entry.untranslated,
    people,
    image,
    date,
    title: title.trim() || speech.words(researchLabels).untitled,
    ...splitMilestoneState(state, status),
    shownDay: date && shortDay(momentOf(date), speech.locale),
    shownDate: date && formatLongDay(momentOf(date), speech.locale),
    distance: distance(entry, date, today, speech),
    project: { title: project, path: projectPath({ _id: postId, title: project }) },
  }
}

export type TimelineItem = ReturnType<typeof entryOf>

/** A point on the time axis. If `entry` is null, the point marks today. */
export type TimelineMark = { readonly date: string; readonly entry: TimelineItem | null }

/** Returns the quarter of a date, such as `2026-4`. Empty without a date. */
const quarterOf = (date: string): string =>
  date && `${date.slice(0, 4)}-${Math.ceil(Number(date.slice(5, 7)) / 3)}`

/** Groups entries by quarter and keeps their order. */
export const groupByQuarter = <T extends { readonly date: string }>(entries: readonly T[]) =>
  [...Map.groupBy(entries, ({ date }) => quarterOf(date))].map(([key, ofQuarter]) => ({
    key,
    year: key.slice(0, 4),
    quarter: Number(key.slice(5)),
    entries: ofQuarter,
  }))

/** Groups timeline entries and the mark of today by year, then by quarter. Keeps their order. */
export const groupMarksByYear = (marks: readonly TimelineMark[]) =>
  [...Map.groupBy(marks, ({ date }) => date.slice(0, 4))].map(([year, ofYear]) => ({
    year,
    quarters: groupByQuarter(ofYear),
  }))

const timelineOnPage = 40
export const loadTimeline = async (
  client: Pick<SalusClient, 'research'>,
  address: string,
  speech: Localization = defaultLocalization,
) => {
  const filters: TimelineFilters = parseQueryFilters(
    entryPages.timeline.filters,
    new URL(address).searchParams,
  )
  const read = (part: { limit: number; offset: number }) =>
    client.research.timeline({ ...part, ...filters, fromToday: true })
  let reply: Awaited<ReturnType<typeof read>> | undefined
  const { page, pages: all } = await loadPageOfList(address, timelineOnPage, async (part) => {
    reply = await read(part)
    return { items: reply.entries, total: reply.total - reply.ahead }
  })
  if (reply === undefined) throw new Error('No page of the timeline was loaded')
  const { today, entries, counts, facets, total, coming = [], late } = reply
  const shown = (list: readonly TimelineEntry[]) =>
    list.map((entry) => entryOf(entry, today, speech))
  const marks: TimelineMark[] = shown(entries).map((entry) => ({ date: entry.date, entry }))
  const isThisYear = filters.year === undefined || filters.year === today.slice(0, 4)
  if (page === 1 && isThisYear && total > 0) marks.unshift({ date: today, entry: null })
  return {
    page,
    pages: all,
    total,
    filters,
    facets,
    marks,
    counts: timelineStates.map((state) => ({ state, count: counts[state] })),
    shownToday: formatLongDay(momentOf(today), speech.locale),
    coming: shown(coming),
    // Overdue milestones with a future date already appear among the upcoming ones.
    late: shown(late.filter(({ date }) => date.slice(0, 10) <= today)),
  }
}

export type TimelineView = Awaited<ReturnType<typeof loadTimeline>>
