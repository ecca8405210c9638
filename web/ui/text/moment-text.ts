const style = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** A day and a time of day as the reader's own language writes them; only in the browser. */
export const momentText = (moment: string | number): string => style.format(new Date(moment))

const ofDay = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** A time of day as the reader's own language writes it; only in the browser. */
export const timeText = (moment: Date): string => ofDay.format(moment)
