import { type RefObject, useEffect, useState } from 'react'

/** Returns the size of an element in CSS pixels. Zero before it is rendered. */
export function useElementSize(element: RefObject<Element | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!element.current) return
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element])
  return size
}
