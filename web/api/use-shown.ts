import { startTransition, useEffect, useRef, useState } from 'react'

/**
 * Waits until the page shows what the router has loaded last. The router hands new data over in a transition, so
 * continuing as soon as it is loaded would still show the old. Parts that are gone are not waited for.
 */
export const useShown = (): (() => Promise<void>) => {
  const waiting = useRef<(() => void)[] | null>([])
  const [shown, setShown] = useState({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new value stands for what is shown with it
  useEffect(() => {
    for (const goOn of waiting.current?.splice(0) ?? []) goOn()
  }, [shown])
  useEffect(() => {
    waiting.current ??= []
    return () => {
      for (const goOn of waiting.current ?? []) goOn()
      waiting.current = null
    }
  }, [])
  return () =>
    new Promise((goOn) => {
      if (waiting.current === null) return goOn()
      waiting.current.push(goOn)
      startTransition(() => setShown({}))
    })
}
