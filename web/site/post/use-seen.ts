import { useCallback, useState } from 'react'

/** Whether a part of the page has come near the screen; a hidden one has not. */
export function useSeen(): [
  ref: (part: HTMLElement | null) => (() => void) | undefined,
  isSeen: boolean,
] {
  const [isSeen, setSeen] = useState(false)
  const watch = useCallback((part: HTMLElement | null) => {
    if (!part) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true)
      },
      { rootMargin: '400px' },
    )
    observer.observe(part)
    return () => observer.disconnect()
  }, [])
  return [watch, isSeen]
}
