/** Ref callback that scrolls an element into view when it appears. */
export const scrollIntoViewRef = (element: Element | null): void =>
  element?.scrollIntoView({ block: 'nearest' })
