import { useContext, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext, UNSAFE_DataRouterDataContext } from 'react-router'

/**
 * Waits until the page shows what the router has loaded last. The router hands new data over in a transition, so
 * continuing as soon as it is loaded would still show the old. No transition of ours tells when: React may show it before
 * the router's, which came first. Parts that are gone are not waited for.
 */
export const useShown = (): (() => Promise<void>) => {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const data = useContext(UNSAFE_DataRouterDataContext)?.loaderData
  const shown = useRef(data)
  const waiting = useRef<(() => void)[] | null>([])
  useEffect(() => {
    shown.current = data
    if (data === router?.state.loaderData)
      for (const goOn of waiting.current?.splice(0) ?? []) goOn()
  }, [data, router])
  useEffect(() => {
    waiting.current ??= []
    return () => {
      for (const goOn of waiting.current ?? []) goOn()
      waiting.current = null
    }
  }, [])
  return () =>
    new Promise((goOn) => {
      if (waiting.current === null || shown.current === router?.state.loaderData) goOn()
      else waiting.current.push(goOn)
    })
}
