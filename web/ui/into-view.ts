/** A ref for what must not be missed: scrolled to where it is seen as soon as it appears. */
export const intoView = (element: Element | null): void =>
  element?.scrollIntoView({ block: 'nearest' })
