import type { ApiCall, CallInput } from './call.ts'
import { listStatuses } from './list-status.ts'
import { z } from './zod.ts'

const publicationStates = ['published', 'draft'] as const

const toSecond = z.iso.datetime({ offset: true })
const toMinute = z.iso.datetime({ offset: true, precision: -1 })
const isMoment = (text: string): boolean =>
  toSecond.safeParse(text).success || toMinute.safeParse(text).success

/** A time with its UTC offset, or empty. It is converted to UTC, so that times sort as texts. */
const moment = z.codec(
  z
    .string()
    .refine(
      (text) => text === '' || isMoment(text),
      'Must be a time with its time zone, such as 2030-01-31T09:00:00Z',
    )
    .nullable(),
  z.string(),
  {
    decode: (text) => (text ? new Date(text).toISOString() : ''),
    encode: (text) => text,
  },
)

export const publishingSchema = z.object({
  status: z.enum(publicationStates, `Must be one of ${publicationStates.join(', ')}`),
  publishAt: moment,
  unpublishAt: moment,
})
export type PublishingState = z.output<typeof publishingSchema>

/**
 * Publication state in requests. If the status is missing, new entries are published, and others keep their
 * status.
 */
export const publishingInputSchema = publishingSchema.partial()

export const publishedState = {
  status: 'published',
  publishAt: '',
  unpublishAt: '',
} as const satisfies PublishingState

/** Input `status` of reads: `all` includes drafts and scheduled entries for editors. */
export const statusFilterSchema = z.object({ status: z.enum(['all']).optional() })

/** Input `status` of lists for editors. `changed` selects public entries with an unpublished draft. */
export const listStatusFilterSchema = z.object({
  status: z.enum(listStatuses, { error: `Must be one of ${listStatuses.join(', ')}` }).optional(),
})

type Loosened<S extends z.ZodRawShape, K extends keyof S> = {
  [N in keyof S]: N extends K ? z.ZodOptional<z.ZodUnion<[S[N], z.ZodLiteral<''>]>> : S[N]
}

/** Makes the named fields of an input schema optional, for drafts. */
export const makeOptionalInDrafts = <S extends z.ZodRawShape, K extends keyof S & string>(
  input: z.ZodObject<S>,
  names: readonly K[],
): z.ZodObject<Loosened<S, K>> => {
  const shape = Object.fromEntries(
    Object.entries(input.shape).map(([name, field]) => [
      name,
      names.some((each) => each === name) ? z.union([field, z.literal('')]).optional() : field,
    ]),
  )
  return z.object(shape) as z.ZodObject<Loosened<S, K>> // The type of `Object.fromEntries` has no field names.
}

/** Returns the input schema of a call, which is the draft schema if the input is a draft. */
export const inputSchemaFor = <C extends ApiCall>(call: C, given: object) => {
  const isDraft = 'status' in given && given.status === 'draft'
  const schema: z.ZodType = (isDraft && call.draft) || call.input
  return schema as z.ZodType<CallInput<C>, Record<string, unknown>> // Drafts may lack fields that the input type of the call requires.
}
