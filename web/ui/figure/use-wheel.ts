import { type RefObject, useEffect, useRef } from 'react'

/** Takes the wheel over an element while it has the focus; otherwise the page scrolls as everywhere. */
export function useWheel(
  element: RefObject<HTMLElement | null>,
  turn: (event: WheelEvent) => void,
) {
  const latest = useRef(turn)
  latest.current = turn
  useEffect(() => {
    const { current } = element
    const hear = (event: WheelEvent) => {
      if (!current?.contains(document.activeElement)) return
      event.preventDefault()
      latest.current(event)
    }
    // React's own listeners cannot keep the page from scrolling.
    current?.addEventListener('wheel', hear, { passive: false })
    return () => current?.removeEventListener('wheel', hear)
  }, [element])
}
