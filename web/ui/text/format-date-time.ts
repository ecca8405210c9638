const style = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** Formats date and time in the browser's language. Browser only. */
export const formatDateTime = (moment: string | number): string => style.format(new Date(moment))

const ofDay = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** Formats a time of day in the browser's language. Browser only. */
export const formatTime = (moment: Date): string => ofDay.format(moment)
