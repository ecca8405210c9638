import type { ResponseBody } from '#contract/call/call.ts'
import { hrefOf } from '#contract/call/href.ts'
import { fillPlaceholders } from '#contract/content/group.ts'
import { grantLabels } from '#contract/content/labels/grants.ts'
import type { grantApi } from '#contract/grant/grant.ts'
import { grantPath } from '#contract/grant/grant-path.ts'
import { projectPath } from '#contract/post/project-path.ts'
import type { TimelineEntry } from '#contract/post/research.ts'
import { personPath } from '#contract/profile/person-path.ts'
import { truncateText } from '#contract/text/cut-text.ts'
import { doiUrl } from '#contract/text/doi-address.ts'
import { formatTimeSpan } from '#web/content/format-time-span.ts'
import { defaultLocalization, type Localization } from '#web/content/localization.ts'
import { splitMilestoneState } from '#web/content/split-milestone-state.ts'
import { pickUntranslated } from '#web/content/untranslated.ts'
import type { ReferringItemsView } from '#web/site/parts/load-referring-items.ts'
import type { MarkdownTools } from '#web/site/parts/markdown-tools.ts'
import { toProjectLink, toPublicationLink } from '#web/site/parts/named-entries.ts'
import { createDayFormatter } from '#web/ui/text/format-day.ts'
import { grantStateOn } from './grant-span.ts'

type Reply = ResponseBody<typeof grantApi.getSingleGrant>

/** Returns the URL of a funder, given its DOI, ROR id or URL. Null if the text is none of these. */
export const funderUrlOf = (funderId: string): string | null => {
  const id = funderId.trim()
  if (/^10\.13039\/\d+$/.test(id)) return `https://doi.org/${id}`
  if (/^0[a-hj-km-np-tv-z\d]{6}\d{2}$/i.test(id)) return `https://ror.org/${id.toLowerCase()}`
  return hrefOf(id)
}

/**
 * Parses an amount such as `€ 1,200,000` for structured data. Returns undefined if the currency or number is
 * unclear.
 */
export const parseMoneyAmount = (
  amount: string,
): { value: number; currency: string } | undefined => {
  const currencies: Readonly<Record<string, string>> = {
    '€': 'EUR',
    $: 'USD',
    '£': 'GBP',
    '¥': 'JPY',
  }
  const [, before, digits = '', after] =
    /^([A-Z]{3}|[€$£¥])?\s*(\d[\d.,'’\s]*)([A-Z]{3}|[€$£¥])?$/.exec(amount.trim()) ?? []
  const mark = before ?? after ?? ''
  const currency = currencies[mark] ?? mark
  // Two digits after the last point or comma are cents. Every other point or comma separates thousands.
  const plain = digits
    .trim()
    .replace(/[.,](\d{2})$/, '#$1')
    .replaceAll(/[^\d#]/g, '')
  const value = Number(plain.replace('#', '.'))
  return currency && digits && Number.isFinite(value) ? { value, currency } : undefined
}

const shownDay = createDayFormatter({ day: 'numeric', month: 'short', year: 'numeric' })

const entryIn = (locale: string) => (entry: TimelineEntry) => {
  const { _id, postId, title, text, state, status, project } = entry
  const date = entry.date.slice(0, 10)
  return {
    id: _id,
    ...pickUntranslated(entry),
    title,
    text,
    date,
    shownDate: date && shownDay(new Date(date), locale),
    state,
    ...splitMilestoneState(state, status),
    project: { title: project, path: projectPath({ _id: postId, title: project }) },
  }
}

/** Sorts milestones soonest first. Those without a date come last. */
const soonestFirst = (entries: readonly TimelineEntry[]) =>
  entries.toSorted((one, other) => (one.date || '9').localeCompare(other.date || '9'))

const resultsOf = (
  { publications, milestones, progress, materials }: Reply['results'],
  entryOf: ReturnType<typeof entryIn>,
) => ({
  publications: publications.map((each) => ({
    ...toPublicationLink(each),
    through: each.through,
  })),
  reached: milestones.filter(({ state }) => state === 'done').map(entryOf),
  progress: progress.map(entryOf),
  materials: materials.map(({ doi, postId, project, ...material }) => ({
    ...material,
    doi: doi === '' ? null : { text: doi, href: doiUrl(doi) },
    project: { title: project, path: projectPath({ _id: postId, title: project }) },
  })),
  plans: soonestFirst(milestones.filter(({ state }) => state === 'next' || state === 'late')).map(
    entryOf,
  ),
  /** Milestones that are stopped, on hold or without a status. */
  others: milestones.filter(({ state }) => state === 'other').map(entryOf),
})

const descriptionLength = 300

export const toGrantView = async (
  { grant, people, projects, results, today }: Reply,
  { toProse, plainText }: MarkdownTools,
  speech: Localization = defaultLocalization,
) => {
  const words = speech.words(grantLabels)
  const name = grant.name.trim() || words.untitled
  const funder = grant.funder.trim()
  const summaryText = plainText(grant.summary).replaceAll(/\s+/g, ' ').trim()
  return {
    id: grant._id,
    path: grantPath(grant),
    name,
    funder,
    untranslated: grant.untranslated,
    number: grant.number.trim(),
    amount: grant.amount.trim(),
    from: grant.from,
    until: grant.until,
    funderHref: funderUrlOf(grant.funderId),
    money: parseMoneyAmount(grant.amount),
    span: formatTimeSpan(grant, speech),
    state: grantStateOn(grant, today),
    description:
      truncateText(summaryText, descriptionLength) ||
      fillPlaceholders(funder ? words.about : words.aboutAlone, { name, funder }),
    summary: grant.summary.trim()
      ? await toProse(grant.summary, { prefix: 'summary', level: 2 })
      : [],
    people: people.map((person) => ({
      path: personPath(person),
      name: person.name,
      designation: person.designation,
      ...pickUntranslated(person),
    })),
    projects: projects.map((project) => ({
      ...toProjectLink(project),
      text: project.shortDesc,
    })),
    results: resultsOf(results, entryIn(speech.locale)),
  }
}

export type GrantView = Awaited<ReturnType<typeof toGrantView>> & {
  readonly referring?: readonly ReferringItemsView[]
}
