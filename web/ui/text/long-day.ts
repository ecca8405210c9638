import { dayStyle } from './day-style.ts'

const long = dayStyle({ dateStyle: 'long' })

/** A day as it is written out in a language: `16 November 2026`. */
export const longDay = (moment: Date, locale = 'en-GB'): string => long(moment, locale)
