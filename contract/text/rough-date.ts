import { textSchema } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'

const isDay = (value: string): boolean => z.iso.date().safeParse(value).success

/** Schema for a date that may be only a year or a year with a month, or empty. */
export const partialDateSchema = textSchema(10).refine(
  (value) => value === '' || isDay(`${value}-01-01`.slice(0, 10)),
  'Must be a year, a month or a day, such as 2024, 2024-09 or 2024-09-01',
)

/** A period between two dates. If `until` is empty, the period has no end yet. */
export interface DateSpan {
  readonly from: string
  readonly until: string
}

/** Whether a period ends before it begins. If one date is only a year or month, both are compared as such. */
export const endsBeforeStart = ({ from, until }: DateSpan): boolean =>
  until !== '' && until < from.slice(0, until.length)

export const endsBeforeStartMessage = 'Ends before it begins'

/** Whether a day is within a period. A year or month includes all its days. */
export const isDayWithin = (day: string, { from, until }: DateSpan): boolean =>
  day >= from && (until === '' || day.slice(0, until.length) <= until)
