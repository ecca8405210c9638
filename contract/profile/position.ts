import { text } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { endsBeforeStart, endsBeforeStartMessage, partialDate } from '#contract/text/rough-date.ts'

/** A person's position in the group. Without an end it is current. */
export const position = z
  .object({
    /** Id by which translations find the position even after its title changes. */
    id: text(40).optional(),
    title: text(300).default(''),
    team: text(300).default(''),
    from: partialDate.default(''),
    until: partialDate.default(''),
  })
  .refine((span) => !endsBeforeStart(span), { path: ['until'], error: endsBeforeStartMessage })
export type Position = z.output<typeof position>
