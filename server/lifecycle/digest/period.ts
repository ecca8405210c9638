import type { DigestInterval } from '#contract/settings/digest.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Hour at which days begin for digests, so that these are mailed at the start of the working day. */
const startHour = 6

/** Returns the first day of the day or week that contains a moment. Later days compare as greater strings. */
export const firstDayOfDigestPeriod = (
  rhythm: Exclude<DigestInterval, 'never'>,
  moment: Date,
): string => {
  const day = new Date(moment.getTime() - startHour * hourMs)
  const sinceMonday = rhythm === 'weekly' ? (day.getUTCDay() + 6) % 7 : 0
  return new Date(day.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10)
}
