import { useState } from 'react'
import type { Call, Input } from '#contract/call/call.ts'
import { useCall } from '#web/api/use-call.ts'

/**
 * A list in the order it is being put into; shown at once and saved behind. Once that is done the list itself has the
 * order, and when it fails the former one.
 */
export const useOrder = <T extends { readonly _id: string }, C extends Call>(
  list: readonly T[],
  call: C,
  inputOf: (ids: string[]) => Input<C>,
) => {
  const [wanted, setWanted] = useState<readonly string[] | null>(null)
  const { run } = useCall(call)
  const changeOrder = async (ids: string[]) => {
    setWanted(ids)
    await run(inputOf(ids))
    setWanted((now) => (now === ids ? null : now))
  }
  const place = (id: string) => wanted?.indexOf(id) ?? 0
  const ordered = wanted === null ? list : list.toSorted((a, b) => place(a._id) - place(b._id))
  return { ordered, changeOrder }
}
