import { useState } from 'react'
import type { ApiCall, CallInput } from '#contract/call/call.ts'
import { useApiCall } from '#web/api/use-call.ts'

/**
 * Keeps the order of a list. Shows a new order at once and saves it in the background. Restores the previous order if saving
 * fails.
 */
export const useOptimisticOrder = <T extends { readonly _id: string }, C extends ApiCall>(
  list: readonly T[],
  call: C,
  inputOf: (ids: string[]) => CallInput<C>,
) => {
  const [wanted, setWanted] = useState<readonly string[] | null>(null)
  const { run } = useApiCall(call)
  const changeOrder = async (ids: string[]) => {
    setWanted(ids)
    await run(inputOf(ids))
    setWanted((now) => (now === ids ? null : now))
  }
  const positionOf = (id: string) => wanted?.indexOf(id) ?? 0
  const ordered =
    wanted === null ? list : list.toSorted((a, b) => positionOf(a._id) - positionOf(b._id))
  return { ordered, changeOrder }
}
