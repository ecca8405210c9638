import { useEffect, useRef, useState } from 'react'

/** Whether an element has come near what is seen of the page; once so, for good. */
export function useInSight<T extends Element>() {
  const ref = useRef<T>(null)
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || isInSight) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setInSight(true),
      { rootMargin: '50% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isInSight])
  return [ref, isInSight] as const
}
