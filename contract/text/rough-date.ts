import { text } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'

const isDay = (value: string): boolean => z.iso.date().safeParse(value).success

/** A year, a month or a day; empty when it is not known. */
export const roughDate = text(10).refine(
  (value) => value === '' || isDay(`${value}-01-01`.slice(0, 10)),
  'Must be a year, a month or a day, such as 2024, 2024-09 or 2024-09-01',
)

/** A time from one rough date to another; without an end it lasts. */
export interface Span {
  readonly from: string
  readonly until: string
}

/** Whether a span ends before it begins; as much of both is compared as both say. */
export const endsTooEarly = ({ from, until }: Span): boolean =>
  until !== '' && until < from.slice(0, until.length)

/** What is told of such a span. */
export const endsTooEarlyText = 'Ends before it begins'

/** Whether a day lies within a span; a year or month holds all its days. */
export const isWithin = (day: string, { from, until }: Span): boolean =>
  day >= from && (until === '' || day.slice(0, until.length) <= until)
