/** Sent by a page once it is hydrated. */
export const awakeEvent = 'salus:awake'

/** Sent when something was pressed, or asked for, that waits for the page to be hydrated. */
export const wantedEvent = 'salus:wanted'
