import { z } from '#contract/call/zod.ts'

/** The last valid name: checking one takes longer than everything else about reading the settings. */
let known = ''

/** Whether a text names a time zone of the IANA database, such as `Europe/Berlin`. */
export const isTimeZone = (name: string): boolean => {
  // Offsets such as +01:00 are no time zone: they have no daylight saving time.
  if (!/^[A-Za-z]/.test(name)) return false
  if (name === known) return true
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    known = name
    return true
  } catch {
    return false
  }
}

/** A time zone by its name. */
export const timeZone = z
  .string('Name a time zone')
  .max(100, 'Name a time zone')
  .refine(isTimeZone, 'Must be a time zone such as Europe/Berlin or UTC')
