import { staleFrom } from './reads.ts'

/** The day of a moment, in UTC. What is told by it goes stale when the day ends. */
export const readToday = (now: Date): string => {
  const today = now.toISOString().slice(0, 10)
  staleFrom(new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000))
  return today
}
