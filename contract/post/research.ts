import { call } from '#contract/call/call.ts'
import { entryFields, taggedIdSchema, untranslatedSchema } from '#contract/call/entry-id.ts'
import { booleanSchema, id, listRange } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { timelineStates } from './milestone-state.ts'

/** A milestone or progress entry of a project. */
export const timelineEntry = z.object({
  kind: z.enum(['milestone', 'progress']),
  _id: id,
  untranslated: untranslatedSchema,
  postId: id,
  title: z.string(),
  /** Due date of a milestone, which may be empty, or the time at which progress was added. */
  date: z.string(),
  state: z.enum(timelineStates),
  status: z.string(),
  text: z.string(),
  project: z.string(),
  category: z.object({ ...entryFields('category'), name: z.string() }),
  people: z.array(z.string()),
  /** URL of the first image of the progress, or empty. */
  image: z.string(),
})
export type TimelineEntry = z.output<typeof timelineEntry>

const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }))

const labelled = (entity: string, name: string) =>
  z.array(
    facet.element.extend({
      value: taggedIdSchema(entity, { label: name }, z.string()),
      untranslated: untranslatedSchema,
    }),
  )

export const timelineFilters = z.object({
  project: id.optional(),
  category: id.optional(),
  year: z
    .string()
    .regex(/^\d{4}$/, 'Must be a year')
    .optional(),
})
export type TimelineFilters = z.output<typeof timelineFilters>

export const researchApi = {
  timeline: call({
    method: 'GET',
    path: '/research/timeline',
    access: 'public',
    encoding: 'query',
    summary: 'Milestones and progress of all projects, the farthest ahead first',
    input: listRange.extend({
      ...timelineFilters.shape,
      /** Whether `entries` begins today and goes back in time. Later entries are in `coming`. */
      fromToday: booleanSchema.optional(),
    }),
    reply: z.object({
      entries: z.array(timelineEntry),
      total: z.int(),
      today: z.string(),
      /** Future entries, soonest first. Only for the first page and with `fromToday`. */
      coming: z.array(timelineEntry).optional(),
      /** Number of entries after today. */
      ahead: z.int(),
      counts: z.object({ done: z.int(), next: z.int(), late: z.int(), other: z.int() }),
      /** The next milestones, soonest first, and the late ones, oldest first. */
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
