import { textSchema } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import {
  endsBeforeStart,
  endsBeforeStartMessage,
  partialDateSchema,
} from '#contract/text/rough-date.ts'

/** A person's position in the group. Without an end it is current. */
export const jobPositionSchema = z
  .object({
    /** Id by which translations find the position even after its title changes. */
    id: textSchema(40).optional(),
    title: textSchema(300).default(''),
    team: textSchema(300).default(''),
    from: partialDateSchema.default(''),
    until: partialDateSchema.default(''),
  })
  .refine((span) => !endsBeforeStart(span), { path: ['until'], error: endsBeforeStartMessage })
export type JobPosition = z.output<typeof jobPositionSchema>
