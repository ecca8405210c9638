const scrollerOf = (element: Element): HTMLElement => {
  const found = element.closest<HTMLElement>('[data-slot=dialog-body]')
  return found ?? document.documentElement
}

/** Ref for a sticky bar at the foot of a form. Scrolls the focused element out from under the bar. */
export const keepFocusAboveBar = (bar: HTMLElement | null): (() => void) | undefined => {
  const form = bar?.closest('form') ?? bar?.parentElement
  if (!bar || !form || typeof ResizeObserver === 'undefined') return undefined
  const scroller = scrollerOf(bar)
  const uncover = () => {
    const focused = document.activeElement
    if (!focused || !form.contains(focused) || bar.contains(focused)) return
    const covered = focused.getBoundingClientRect().bottom + 8 - bar.getBoundingClientRect().top
    if (covered > 0) scroller.scrollBy({ top: covered })
  }
  const watch = new ResizeObserver(() => {
    scroller.style.scrollPaddingBottom = `${bar.offsetHeight + 8}px`
    uncover()
  })
  watch.observe(bar)
  // Browsers scroll only the caret of a long text into view, not its field.
  form.addEventListener('focusin', uncover)
  return () => {
    watch.disconnect()
    form.removeEventListener('focusin', uncover)
    scroller.style.scrollPaddingBottom = ''
  }
}
