import { type RefObject, useEffect, useState } from 'react'

/** Returns whether an element has ever come near the viewport. */
export function useIsNearView(element: RefObject<Element | null>, margin = '600px'): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current || isNear) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: margin,
    })
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, isNear, margin])
  return isNear
}
