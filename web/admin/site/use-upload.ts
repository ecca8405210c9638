import { useEffect, useRef, useState } from 'react'

/**
 * Uploads a file as soon as it is chosen. Then calls the `onSent` of the latest render, which knows text
 * typed in the meantime.
 */
export const useFileUpload = <T>(send: (file: File) => Promise<T>, onSent: (sent: T) => void) => {
  const [problem, setProblem] = useState<string | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const latest = useRef<((sent: T) => void) | null>(null)
  useEffect(() => {
    latest.current = onSent
    return () => {
      latest.current = null
    }
  })
  const upload = async (file: File | undefined) => {
    if (!file) return
    setProblem(null)
    setWaiting(true)
    try {
      const sent = await send(file)
      latest.current?.(sent)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setWaiting(false)
    }
  }
  return { problem, isWaiting, upload }
}
