/** Name of the event that a page dispatches after its hydration. */
export const pageHydratedEvent = 'salus:awake'

/** Name of the event that starts the hydration of a page, because a click or request needs it. */
export const hydrationRequestedEvent = 'salus:wanted'
