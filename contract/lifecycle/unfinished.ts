import { defineCall, maxPrecheckedListLength } from '#contract/call/call.ts'
import { entryIdSchema, messageReplySchema, textSchema } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'

/**
 * Name of the form in which the entry is added. Forms for parts of a project also include the project's id.
 */
const form = textSchema(100)

const isWithinLimit = (values: readonly (readonly [string, string])[]): boolean =>
  values.reduce((sum, [, value]) => sum + value.length, 0) <= maxCharacters

const maxFields = 2_000
const maxCharacters = 1_000_000

/** Form fields in order. A name can occur several times. */
export const unfinishedValuesSchema = z
  .array(z.tuple([textSchema(200), textSchema(200_000)]))
  .max(maxFields, 'At most 2,000 fields')
  .refine(isWithinLimit, 'At most 1,000,000 characters in all')

/** Input of a form whose entry was not added yet. Only the user who entered it can see it. */
const unfinished = z.object({
  unfinishedId: entryIdSchema,
  form,
  values: unfinishedValuesSchema,
  updatedAt: z.string(),
})
export type UnfinishedEntry = z.output<typeof unfinished>

export const unfinishedEntryRetentionDays = 30

export const unfinishedEntryApi = {
  showUnfinished: defineCall({
    method: 'GET',
    path: '/unfinished/showUnfinished',
    access: 'editor',
    isPersonal: true,
    encoding: 'query',
    summary: 'What one typed last in a form without adding it; null where there is nothing',
    input: z.object({ form }),
    reply: z.object({ unfinished: unfinished.nullable() }),
  }),
  saveUnfinished: defineCall({
    method: 'PUT',
    path: '/unfinished/saveUnfinished',
    access: 'editor',
    isPersonal: true,
    encoding: 'json',
    summary: `Keep what one has typed in a form, for ${unfinishedEntryRetentionDays} days; the caller makes up the id, and with the same id it is kept in the same place`,
    input: unfinished.omit({ updatedAt: true }),
    maxListLength: maxPrecheckedListLength,
    maxValues: 5 * maxFields,
    // In JSON, a character can take up to six bytes.
    maxTextBytes: 6 * maxCharacters + 512 * 1024,
    reply: messageReplySchema,
  }),
  discardUnfinished: defineCall({
    method: 'DELETE',
    path: '/unfinished/discardUnfinished',
    access: 'editor',
    isPersonal: true,
    encoding: 'json',
    summary: 'Drop what one has typed in a form; what is not there counts as dropped',
    input: z.object({ unfinishedId: entryIdSchema }),
    reply: messageReplySchema,
  }),
}
