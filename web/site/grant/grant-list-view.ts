import type { SalusClient } from '#contract/api.ts'
import { formatCount } from '#contract/content/group.ts'
import { grantLabels } from '#contract/content/labels/grants.ts'
import type { Grant } from '#contract/grant/grant.ts'
import { grantPath } from '#contract/grant/grant-path.ts'
import { formatTimeSpan } from '#web/content/format-time-span.ts'
import { defaultLocalization, type Localization } from '#web/content/localization.ts'
import { pickUntranslated } from '#web/content/untranslated.ts'
import {
  axisPositionOfDay,
  axisPositionOfSpan,
  grantStateOn,
  timeAxisOf,
  yearLabelsOfAxis,
} from './grant-span.ts'

const states = ['running', 'ahead', 'over'] as const

const entryOf = (
  grant: Grant,
  axis: ReturnType<typeof timeAxisOf>,
  today: string,
  speech: Localization,
) => ({
  id: grant._id,
  path: grantPath(grant),
  name: grant.name.trim() || speech.words(grantLabels).untitled,
  ...pickUntranslated(grant),
  funder: grant.funder.trim(),
  number: grant.number.trim(),
  amount: grant.amount.trim(),
  state: grantStateOn(grant, today),
  span: formatTimeSpan(grant, speech),
  /**
   * Position of the grant's bar on the time axis. Null if the grant has neither a start nor an end.
   */
  place: grant.from || grant.until ? axisPositionOfSpan(axis, grant) : null,
  projects: grant.projects.length,
  publications: grant.publications.length,
})

export type GrantListItem = ReturnType<typeof entryOf>

/** Groups grants by state and computes one time axis for the bars of all groups. */
export const toGrantListView = (
  grants: readonly Grant[],
  today: string,
  speech: Localization = defaultLocalization,
) => {
  const words = speech.words(grantLabels)
  const axis = timeAxisOf(grants, today)
  const entries = grants.map((grant) => entryOf(grant, axis, today, speech))
  const funders = new Set(entries.map(({ funder }) => funder.toLowerCase()).filter(Boolean))
  const projects = new Set(grants.flatMap((grant) => grant.projects))
  const publications = new Set(grants.flatMap((grant) => grant.publications))
  return {
    ticks: yearLabelsOfAxis(axis),
    today: axisPositionOfDay(axis, today),
    groups: states
      .map((state) => ({ state, entries: entries.filter((entry) => entry.state === state) }))
      .filter(({ entries: ofState }) => ofState.length > 0),
    counts: [
      [funders.size, formatCount(words.funders, funders.size, speech.locale)],
      [grants.length, formatCount(words.grants, grants.length, speech.locale)],
      [projects.size, formatCount(words.projects, projects.size, speech.locale)],
      [publications.size, formatCount(words.publications, publications.size, speech.locale)],
    ] as const,
  }
}

export const loadGrantListView = async (client: SalusClient, speech?: Localization) => {
  const { grants, today } = await client.grant.grants()
  return toGrantListView(grants, today, speech)
}

export type GrantListView = ReturnType<typeof toGrantListView>
