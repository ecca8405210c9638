/** A ref for an element that must not be missed: it is scrolled into view as soon as it appears. */
export const intoView = (element: Element | null): void =>
  element?.scrollIntoView({ block: 'nearest' })
