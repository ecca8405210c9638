import { useState } from 'react'

/**
 * Returns the selected ids after a checkbox was changed. If it was changed with Shift, all
 * checkboxes between it and the last changed one get the same state.
 */
export const toggleSelection = (
  ids: readonly string[],
  chosen: ReadonlySet<string>,
  { id, isChosen, from }: { id: string; isChosen: boolean; from: string | null },
): ReadonlySet<string> => {
  const [start, end] = [ids.indexOf(from ?? id), ids.indexOf(id)].toSorted((a, b) => a - b)
  const next = new Set(chosen)
  for (const each of start === -1 ? [id] : ids.slice(start, (end ?? 0) + 1)) {
    if (isChosen) next.add(each)
    else next.delete(each)
  }
  return next
}

/** Selected entries of the current page. */
export interface ListSelection {
  readonly chosen: readonly string[]
  readonly isAll: boolean
  has(id: string): boolean
  /** Selects or deselects an entry. If `isRange`, also all entries between it and the last changed one. */
  tick(id: string, isChosen: boolean, isRange: boolean): void
  tickAll(isChosen: boolean): void
}

export const useListSelection = (ids: readonly string[]): ListSelection => {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string | null>(null)
  const chosen = ids.filter((id) => kept.has(id))
  const here = new Set(chosen)
  return {
    chosen,
    isAll: chosen.length === ids.length,
    has: (id) => here.has(id),
    tick: (id, isChosen, isRange) => {
      setKept(toggleSelection(ids, here, { id, isChosen, from: isRange ? last : null }))
      setLast(id)
    },
    tickAll: (isChosen) => setKept(new Set(isChosen ? ids : [])),
  }
}
