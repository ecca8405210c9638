import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react'

/**
 * Returns props for a `<details>` that closes on Escape, on a click outside and after a navigation. If it was
 * opened during the navigation, it stays open.
 */
export function useAutoClosingDetails(onClose?: () => void) {
  const ref = useRef<HTMLDetailsElement>(null)
  const latestOnClose = useRef(onClose)
  latestOnClose.current = onClose

  const close = useCallback(() => {
    if (!ref.current?.open) return
    ref.current.open = false
    latestOnClose.current?.()
    // Closing fades the content out, which would keep the focus and receive the next key.
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && ref.current.contains(activeElement)) {
      activeElement.blur()
    }
  }, [])

  useEffect(() => {
    const isInside = ({ target }: Event) => target instanceof Node && ref.current?.contains(target)
    const closeOutside = (event: Event) => isInside(event) || close()
    const closeByLink = ({ target }: Event) =>
      target instanceof Element && target.closest('a') && close()
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('click', closeByLink)
    window.addEventListener('popstate', close)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('click', closeByLink)
      window.removeEventListener('popstate', close)
    }
  }, [close])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !ref.current?.open) return
    event.stopPropagation()
    close()
    ref.current.querySelector('summary')?.focus()
  }

  return { close, props: { ref, onKeyDown } }
}
