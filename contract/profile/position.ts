import { text } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { endsTooEarly, endsTooEarlyText, roughDate } from '#contract/text/rough-date.ts'

/** What someone was or is in the group, and when; without an end it lasts. */
export const position = z
  .object({
    /** Tells it from others once it is translated, also when it is renamed. */
    id: text(40).optional(),
    title: text(300).default(''),
    team: text(300).default(''),
    from: roughDate.default(''),
    until: roughDate.default(''),
  })
  .refine((span) => !endsTooEarly(span), { path: ['until'], error: endsTooEarlyText })
export type Position = z.output<typeof position>
