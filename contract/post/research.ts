import { defineCall } from '#contract/call/call.ts'
import {
  baseEntryFields,
  taggedIdSchema,
  untranslatedFieldsSchema,
} from '#contract/call/entry-id.ts'
import { booleanSchema, entryIdSchema, listRangeSchema } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { timelineStates } from './milestone-state.ts'

/** A milestone or progress entry of a project. */
export const timelineEntrySchema = z.object({
  kind: z.enum(['milestone', 'progress']),
  _id: entryIdSchema,
  untranslated: untranslatedFieldsSchema,
  postId: entryIdSchema,
  title: z.string(),
  /** Due date of a milestone, which may be empty, or the time at which progress was added. */
  date: z.string(),
  state: z.enum(timelineStates),
  status: z.string(),
  text: z.string(),
  project: z.string(),
  category: z.object({ ...baseEntryFields('category'), name: z.string() }),
  people: z.array(z.string()),
  /** URL of the first image of the progress, or empty. */
  image: z.string(),
})
export type TimelineEntry = z.output<typeof timelineEntrySchema>

const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }))

const labelled = (entity: string, name: string) =>
  z.array(
    facet.element.extend({
      value: taggedIdSchema(entity, { label: name }, z.string()),
      untranslated: untranslatedFieldsSchema,
    }),
  )

export const timelineFiltersSchema = z.object({
  project: entryIdSchema.optional(),
  category: entryIdSchema.optional(),
  year: z
    .string()
    .regex(/^\d{4}$/, 'Must be a year')
    .optional(),
})
export type TimelineFilters = z.output<typeof timelineFiltersSchema>

export const researchApi = {
  timeline: defineCall({
    method: 'GET',
    path: '/research/timeline',
    access: 'public',
    encoding: 'query',
    summary: 'Milestones and progress of all projects, the farthest ahead first',
    input: listRangeSchema.extend({
      ...timelineFiltersSchema.shape,
      /** Whether `entries` begins today and goes back in time. Later entries are in `coming`. */
      fromToday: booleanSchema.optional(),
    }),
    reply: z.object({
      entries: z.array(timelineEntrySchema),
      total: z.int(),
      today: z.string(),
      /** Future entries, soonest first. Only for the first page and with `fromToday`. */
      coming: z.array(timelineEntrySchema).optional(),
      /** Number of entries after today. */
      ahead: z.int(),
      counts: z.object({ done: z.int(), next: z.int(), late: z.int(), other: z.int() }),
      /** The next milestones, soonest first, and the late ones, oldest first. */
      next: z.array(timelineEntrySchema),
      late: z.array(timelineEntrySchema),
      facets: z.object({
        year: facet,
        category: labelled('category', 'name'),
        project: labelled('post', 'title'),
      }),
    }),
  }),
}
