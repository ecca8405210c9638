import type { DigestRhythm } from '#contract/settings/digest.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Days begin in the morning, so that a digest is there when people start to work. */
const startHour = 6

/** The first day of the day or week to which a moment belongs; later ones compare as greater. */
export const periodOf = (rhythm: Exclude<DigestRhythm, 'never'>, moment: Date): string => {
  const day = new Date(moment.getTime() - startHour * hourMs)
  const sinceMonday = rhythm === 'weekly' ? (day.getUTCDay() + 6) % 7 : 0
  return new Date(day.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10)
}
