import type { DigestRhythm } from '#contract/settings/digest.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Digests are due at the start of the working day. */
const startHour = 6

/** Returns the first day of the period that contains a moment. Later periods compare as greater strings. */
export const firstDayOfPeriod = (rhythm: Exclude<DigestRhythm, 'never'>, moment: Date): string => {
  const day = new Date(moment.getTime() - startHour * hourMs)
  const sinceMonday = rhythm === 'weekly' ? (day.getUTCDay() + 6) % 7 : 0
  return new Date(day.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10)
}
