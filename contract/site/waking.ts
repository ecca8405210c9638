/** Event of a page after its hydration. */
export const hydratedEvent = 'salus:awake'

/** Event of a click or request that has to wait for the page's hydration. */
export const hydrationWantedEvent = 'salus:wanted'
