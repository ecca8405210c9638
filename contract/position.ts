import { text } from './fields.ts'
import { z } from './zod.ts'

const isDay = (value: string): boolean => z.iso.date().safeParse(value).success

/** A year, a month or a day; empty when it is not known. */
const roughDate = text(10).refine(
  (value) => value === '' || isDay(`${value}-01-01`.slice(0, 10)),
  'Must be a year, a month or a day, such as 2024, 2024-09 or 2024-09-01',
)

/** What someone was or is in the group, and when; without an end it lasts. */
export const position = z
  .object({
    title: text(300).default(''),
    team: text(300).default(''),
    from: roughDate.default(''),
    until: roughDate.default(''),
  })
  // As much of them is compared as both say.
  .refine(({ from, until }) => until === '' || until >= from.slice(0, until.length), {
    path: ['until'],
    error: 'Ends before it begins',
  })
export type Position = z.output<typeof position>
