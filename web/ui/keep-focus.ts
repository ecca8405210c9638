const controls =
  ':is(a[href], button, input, select, textarea, summary):not([type=hidden], [tabindex="-1"])'

/**
 * Ref callback for a list. If the focused control is removed, focuses the control that moves into its
 * position, or the last one. Otherwise the page would get the focus, even behind a dialog.
 */
export const keepFocusInList = (list: HTMLElement | null): (() => void) | undefined => {
  if (!list) return undefined
  const all = () => [...list.querySelectorAll<HTMLElement>(controls)]
  let last: HTMLElement | null = null
  let index = -1
  const note = ({ target }: FocusEvent) => {
    last = target instanceof HTMLElement ? target : null
    index = last ? all().indexOf(last) : -1
  }
  const watch = new MutationObserver(() => {
    const isLost = document.activeElement === document.body
    if (index < 0 || !isLost || !last || list.contains(last)) return
    const left = all()
    left[Math.min(index, left.length - 1)]?.focus()
  })
  list.addEventListener('focusin', note)
  watch.observe(list, { childList: true, subtree: true })
  return () => {
    list.removeEventListener('focusin', note)
    watch.disconnect()
  }
}
