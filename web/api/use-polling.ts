import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

const everyMs = 2_000

export const usePageDataPolling = (isUnderWay: boolean): void => {
  const { revalidate } = useRevalidator()
  const reload = useEffectEvent(() => void revalidate())
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(reload, everyMs)
    return () => clearInterval(timer)
  }, [isUnderWay])
}
