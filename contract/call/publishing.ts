import type { Call, Input } from './call.ts'
import { listStatuses } from './list-status.ts'
import { z } from './zod.ts'

/** What can be said of anything that may be a draft. */
const publicationStates = ['published', 'draft'] as const

const toSecond = z.iso.datetime({ offset: true })
const toMinute = z.iso.datetime({ offset: true, precision: -1 })
const isMoment = (text: string): boolean =>
  toSecond.safeParse(text).success || toMinute.safeParse(text).success

/** A moment with its offset from UTC, kept as UTC so that moments sort as texts; empty or null for none. */
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

/** Whether something is a draft, from when it is shown and until when. */
export const publishing = z.object({
  status: z.enum(publicationStates, `Must be one of ${publicationStates.join(', ')}`),
  publishAt: moment,
  unpublishAt: moment,
})
export type Publishing = z.output<typeof publishing>

/** The same as calls take it: absent means published, or as it is. */
export const publishingInput = publishing.partial()

/** Shown to everyone, from the start and for good. */
export const published = {
  status: 'published',
  publishAt: '',
  unpublishAt: '',
} as const satisfies Publishing

/** What reads take from editors: with `all` they also see what is not shown to everyone. */
export const statusWanted = z.object({ status: z.enum(['all']).optional() })

/** What lists take from editors: all of it, or what is in one state; `changed` has a draft over it. */
export const listStatusWanted = z.object({
  status: z.enum(listStatuses, { error: `Must be one of ${listStatuses.join(', ')}` }).optional(),
})

type Loosened<S extends z.ZodRawShape, K extends keyof S> = {
  [N in keyof S]: N extends K ? z.ZodOptional<z.ZodUnion<[S[N], z.ZodLiteral<''>]>> : S[N]
}

/** An input whose named fields a draft may lack. */
export const incomplete = <S extends z.ZodRawShape, K extends keyof S & string>(
  input: z.ZodObject<S>,
  names: readonly K[],
): z.ZodObject<Loosened<S, K>> => {
  const shape = Object.fromEntries(
    Object.entries(input.shape).map(([name, field]) => [
      name,
      names.some((each) => each === name) ? z.union([field, z.literal('')]).optional() : field,
    ]),
  )
  return z.object(shape) as z.ZodObject<Loosened<S, K>> // the same names, the named ones loosened
}

/** What an input of a call has to be: a draft may lack what is asked for when it is published. */
export const inputFor = <C extends Call>(call: C, given: object) => {
  const isDraft = 'status' in given && given.status === 'draft'
  const schema: z.ZodType = (isDraft && call.draft) || call.input
  return schema as z.ZodType<Input<C>, Record<string, unknown>> // what the call's own type says
}
