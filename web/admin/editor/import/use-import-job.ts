import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { toApiError } from '#web/api/call-messages.ts'
import { expireSession } from '#web/session/session-guard.tsx'
import { toast } from '#web/ui/dialog/toast.ts'

/** The fields of an import job that polling needs. */
interface Job {
  readonly importId: string
  readonly state: 'reading' | 'ready' | 'saving' | 'saved' | 'undone' | 'failed'
}

const pollIntervalMs = 700

const isMoving = ({ state }: Job): boolean => state === 'reading' || state === 'saving'

/** Returns a function that loads an import. Loads its entries, possibly thousands, only when the server is done. */
export const createImportLoader =
  <I extends Job>(load: (importId: string, isWhole: boolean) => Promise<I>) =>
  async (importId: string): Promise<I> => {
    const found = await load(importId, false)
    return isMoving(found) ? found : load(importId, true)
  }

/**
 * Returns the state of an import and functions that change it. Polls while the server works on the import.
 */
export const useImportJob = <I extends Job>(load: (importId: string) => Promise<I>, first?: I) => {
  const [current, setCurrent] = useState(first)
  const [pending, setPending] = useState(false)
  const generation = useRef(0)
  const { revalidate } = useRevalidator()
  const importId = current?.importId
  const isWaiting = current !== undefined && isMoving(current)

  const attempt = async (work: () => Promise<I>, onRefused?: (message: string) => void) => {
    setPending(true)
    const started = generation.current
    try {
      const next = await work()
      if (started !== generation.current) return
      setCurrent(next)
      if (next.state === 'saved' || next.state === 'undone') await revalidate()
    } catch (thrown) {
      if (started !== generation.current) return
      const error = toApiError(thrown)
      if (error.code === 'notSignedIn') expireSession()
      else if (onRefused) onRefused(error.message)
      else toast.error(error.message)
    } finally {
      setPending(false)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: polls again after each response
  useEffect(() => {
    if (!isWaiting || importId === undefined) return
    const timer = setTimeout(() => void attempt(() => load(importId)), pollIntervalMs)
    return () => clearTimeout(timer)
  }, [current, isWaiting, importId])

  const reset = () => {
    generation.current++
    setCurrent(undefined)
  }

  return { current, pending: pending && !isWaiting, reset, attempt }
}
