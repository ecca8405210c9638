import { useState } from 'react'
import { ApiError } from '#contract/call/api-error.ts'
import type { Call, Input } from '#contract/call/call.ts'
import { useCall } from '#web/api/use-call.ts'

/** A list in the order it is being put into; shown at once, saved behind, and put back when that fails. */
export const useOrder = <T extends { readonly _id: string }, C extends Call>(
  list: readonly T[],
  call: C,
  inputOf: (ids: string[]) => Input<C>,
) => {
  const [wanted, setWanted] = useState<readonly string[] | null>(null)
  const { run } = useCall(call)
  const changeOrder = async (ids: string[]) => {
    setWanted(ids)
    const answer = await run(inputOf(ids))
    if (answer instanceof ApiError) setWanted(null)
  }
  const place = (id: string) => wanted?.indexOf(id) ?? 0
  const ordered = wanted === null ? list : list.toSorted((a, b) => place(a._id) - place(b._id))
  return { ordered, changeOrder }
}
