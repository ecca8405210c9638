import { text } from './fields.ts'
import { endsTooEarly, endsTooEarlyText, roughDate } from './rough-date.ts'
import { z } from './zod.ts'

/** What someone was or is in the group, and when; without an end it lasts. */
export const position = z
  .object({
    title: text(300).default(''),
    team: text(300).default(''),
    from: roughDate.default(''),
    until: roughDate.default(''),
  })
  .refine((span) => !endsTooEarly(span), { path: ['until'], error: endsTooEarlyText })
export type Position = z.output<typeof position>
