import { text } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'

const isDay = (value: string): boolean => z.iso.date().safeParse(value).success

/** A year, a month, a day, or empty. */
export const partialDate = text(10).refine(
  (value) => value === '' || isDay(`${value}-01-01`.slice(0, 10)),
  'Must be a year, a month or a day, such as 2024, 2024-09 or 2024-09-01',
)

/** A period between two dates. An empty end means that it is ongoing. */
export interface DateSpan {
  readonly from: string
  readonly until: string
}

/** Whether a period ends before it begins. Dates are compared at the lower precision. */
export const endsBeforeStart = ({ from, until }: DateSpan): boolean =>
  until !== '' && until < from.slice(0, until.length)

export const endsBeforeStartMessage = 'Ends before it begins'

/** Whether a day is within a period. A year or month includes all its days. */
export const isDayWithin = (day: string, { from, until }: DateSpan): boolean =>
  day >= from && (until === '' || day.slice(0, until.length) <= until)
