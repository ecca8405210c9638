import type { SalusClient } from '#contract/api.ts'
import { counted } from '#contract/content/group.ts'
import { grantLabels } from '#contract/content/labels/grants.ts'
import type { Grant } from '#contract/grant/grant.ts'
import { grantPath } from '#contract/grant/grant-path.ts'
import { plainSpeech, type Speech } from '#web/content/speech.ts'
import { timeSpan } from '#web/content/time-span.ts'
import { untranslatedIn } from '#web/content/untranslated.ts'
import { axisOf, grantState, placeOf, placeOfDay, ticksOf } from './grant-span.ts'

const states = ['running', 'ahead', 'over'] as const

const entryOf = (grant: Grant, axis: ReturnType<typeof axisOf>, today: string, speech: Speech) => ({
  id: grant._id,
  path: grantPath(grant),
  name: grant.name.trim() || speech.words(grantLabels).untitled,
  ...untranslatedIn(grant),
  funder: grant.funder.trim(),
  number: grant.number.trim(),
  amount: grant.amount.trim(),
  state: grantState(grant, today),
  span: timeSpan(grant, speech),
  /** Null without any date, because nothing can be drawn. */
  place: grant.from || grant.until ? placeOf(axis, grant) : null,
  projects: grant.projects.length,
  publications: grant.publications.length,
})

export type GrantEntry = ReturnType<typeof entryOf>

/** Groups grants by state and computes their common time axis. */
export const viewGrants = (
  grants: readonly Grant[],
  today: string,
  speech: Speech = plainSpeech,
) => {
  const words = speech.words(grantLabels)
  const axis = axisOf(grants, today)
  const entries = grants.map((grant) => entryOf(grant, axis, today, speech))
  const funders = new Set(entries.map(({ funder }) => funder.toLowerCase()).filter(Boolean))
  const projects = new Set(grants.flatMap((grant) => grant.projects))
  const publications = new Set(grants.flatMap((grant) => grant.publications))
  return {
    ticks: ticksOf(axis),
    today: placeOfDay(axis, today),
    groups: states
      .map((state) => ({ state, entries: entries.filter((entry) => entry.state === state) }))
      .filter(({ entries: ofState }) => ofState.length > 0),
    counts: [
      [funders.size, counted(words.funders, funders.size, speech.locale)],
      [grants.length, counted(words.grants, grants.length, speech.locale)],
      [projects.size, counted(words.projects, projects.size, speech.locale)],
      [publications.size, counted(words.publications, publications.size, speech.locale)],
    ] as const,
  }
}

export const loadGrants = async (client: SalusClient, speech?: Speech) => {
  const { grants, today } = await client.grant.grants()
  return viewGrants(grants, today, speech)
}

export type GrantsView = ReturnType<typeof viewGrants>
