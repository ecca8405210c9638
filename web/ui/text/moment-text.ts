const style = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** A day and a time of day as the reader's own language writes them; only in the browser. */
export const momentText = (moment: string | number): string => style.format(new Date(moment))
