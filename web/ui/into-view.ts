/** Ref callback that scrolls an element into view when it appears. */
export const intoView = (element: Element | null): void =>
  element?.scrollIntoView({ block: 'nearest' })
