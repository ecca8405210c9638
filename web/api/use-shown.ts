import { useContext, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext, UNSAFE_DataRouterDataContext } from 'react-router'

/**
 * Returns a function that waits until React has rendered the data that the router loaded last. The
 * router updates in a transition, so the old data is still visible when loading ends. An own
 * transition would not help, because React may finish it before the router's. Unmounted components
 * are not awaited.
 */
export const useWaitForRender = (): (() => Promise<void>) => {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const data = useContext(UNSAFE_DataRouterDataContext)?.loaderData
  const renderedData = useRef(data)
  const waiting = useRef<(() => void)[] | null>([])
  useEffect(() => {
    renderedData.current = data
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
      if (waiting.current === null || renderedData.current === router?.state.loaderData) goOn()
      else waiting.current.push(goOn)
    })
}
