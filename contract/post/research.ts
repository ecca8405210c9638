import { call } from '#contract/call/call.ts'
import { entryOf, idOf, untranslated } from '#contract/call/entry-id.ts'
import { flag, id, listCut } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { timelineStates } from './milestone-state.ts'

/** One thing that a project has reached or means to reach. */
export const timelineEntry = z.object({
  kind: z.enum(['milestone', 'progress']),
  _id: id,
  untranslated,
  postId: id,
  title: z.string(),
  /** The day a milestone is due, empty where none is named; the moment at which progress was entered. */
  date: z.string(),
  state: z.enum(timelineStates),
  /** A milestone's state in the group's own words. */
  status: z.string(),
  /** What it is about, as the beginning of its text in plain words. */
  text: z.string(),
  project: z.string(),
  category: z.object({ ...entryOf('category'), name: z.string() }),
  /** Who has made the progress. */
  people: z.array(z.string()),
  /** The first picture of the progress, or nothing. */
  image: z.string(),
})
export type TimelineEntry = z.output<typeof timelineEntry>

const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }))

const labelled = (entity: string, name: string) =>
  z.array(facet.element.extend({ value: idOf(entity, { label: name }, z.string()), untranslated }))

/** By what the timeline can be narrowed down. */
export const timelineFilters = z.object({
  project: id.optional(),
  category: id.optional(),
  year: z
    .string()
    .regex(/^\d{4}$/, 'Must be a year')
    .optional(),
})
export type TimelineFilters = z.output<typeof timelineFilters>

/** The calls under `/research`. */
export const researchApi = {
  timeline: call({
    method: 'GET',
    path: '/research/timeline',
    access: 'public',
    encoding: 'query',
    summary: 'Milestones and progress of all projects, the farthest ahead first',
    input: listCut.extend({
      ...timelineFilters.shape,
      /** Whether `entries` begin with today and go back from there; what is ahead is in `coming` then. */
      fromToday: flag.optional(),
    }),
    reply: z.object({
      entries: z.array(timelineEntry),
      total: z.int(),
      /** The day by which states are told. */
      today: z.string(),
      /** What is ahead, soonest first, beside the first part of what has been; only with `fromToday`. */
      coming: z.array(timelineEntry).optional(),
      /** How many of all entries come after today: between them and the rest is now. */
      ahead: z.int(),
      counts: z.object({ done: z.int(), next: z.int(), late: z.int(), other: z.int() }),
      /** The next milestones, soonest first, and those that wait longest. */
      next: z.array(timelineEntry),
      late: z.array(timelineEntry),
      facets: z.object({
        year: facet,
        category: labelled('category', 'name'),
        project: labelled('post', 'title'),
      }),
    }),
  }),
}
