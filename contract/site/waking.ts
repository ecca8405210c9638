/** Event of a page after its hydration. */
export const pageHydratedEvent = 'salus:awake'

/** Event that starts the hydration of a page, because a click or request needs it. */
export const hydrationRequestedEvent = 'salus:wanted'
