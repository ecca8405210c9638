import { type RefObject, useEffect, useRef } from 'react'

/** Calls `turn` for wheel events while the element has the focus. Otherwise the wheel scrolls the page. */
export function useWheelWhileFocused(
  element: RefObject<HTMLElement | null>,
  turn: (event: WheelEvent) => void,
) {
  const latest = useRef(turn)
  latest.current = turn
  useEffect(() => {
    const { current } = element
    const onWheel = (event: WheelEvent) => {
      if (!current?.contains(document.activeElement)) return
      event.preventDefault()
      latest.current(event)
    }
    // React's wheel listeners are passive and cannot prevent scrolling.
    current?.addEventListener('wheel', onWheel, { passive: false })
    return () => current?.removeEventListener('wheel', onWheel)
  }, [element])
}
