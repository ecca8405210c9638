const style = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A day as it is written out: `16 November 2026`. */
export const longDay = (moment: Date): string => style.format(moment)
