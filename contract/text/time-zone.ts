import { z } from '#contract/call/zod.ts'

/** The last valid name, cached because checking a name creates a slow formatter. */
let known = ''

/** Whether a text is a name of the IANA time zone database, such as `Europe/Berlin`. */
export const isTimeZone = (name: string): boolean => {
  // Offsets such as +01:00 have no daylight saving time.
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

export const timeZoneSchema = z
  .string('Name a time zone')
  .max(100, 'Name a time zone')
  .refine(isTimeZone, 'Must be a time zone such as Europe/Berlin or UTC')
