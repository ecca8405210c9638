const scrollerOf = (element: Element): HTMLElement => {
  const found = element.closest<HTMLElement>('[data-slot=dialog-body]')
  return found ?? document.documentElement
}

/** A ref for a bar at the foot of a form: whatever gets the focus is scrolled to where the bar does not cover it. */
export const keepClear = (bar: HTMLElement | null): (() => void) | undefined => {
  if (bar === null || typeof ResizeObserver === 'undefined') return undefined
  const scroller = scrollerOf(bar)
  const watch = new ResizeObserver(() => {
    scroller.style.scrollPaddingBottom = `${bar.offsetHeight + 16}px`
  })
  watch.observe(bar)
  return () => {
    watch.disconnect()
    scroller.style.scrollPaddingBottom = ''
  }
}
