import { expireResponseAt } from './reads.ts'

/** Returns the current UTC date. A response that uses it expires at the end of the day. */
export const readCurrentDate = (now: Date): string => {
  const today = now.toISOString().slice(0, 10)
  expireResponseAt(new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000))
  return today
}
