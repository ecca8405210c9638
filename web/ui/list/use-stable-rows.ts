import { useState } from 'react'
import { largestOf } from '#contract/list/any-length.ts'

/**
 * Assigns an id to each of a list's values and keeps it, so that React moves a row with its focus.
 * The values may also be changed by others than this hook.
 */
export const useStableRowIds = <T>(values: readonly T[], onChange: (values: T[]) => void) => {
  const [rowIds, setRowIds] = useState<readonly number[]>([])
  const [added, setAdded] = useState(-1)
  const free = largestOf([-1, ...rowIds]) + 1
  const ids = values.map((_, index) => rowIds[index] ?? free + index)
  return {
    ids: ids.map(String),
    isAdded: (index: number) => ids[index] === added,
    add: (value: T) => {
      const id = largestOf([-1, ...ids]) + 1
      setRowIds([...ids, id])
      setAdded(id)
      onChange([...values, value])
    },
    remove: (index: number) => {
      setRowIds(ids.toSpliced(index, 1))
      onChange(values.toSpliced(index, 1))
    },
    order: (wanted: readonly string[]) => {
      const places = wanted.map((id) => ids.indexOf(Number(id)))
      setRowIds(places.flatMap((place) => ids[place] ?? []))
      onChange(places.flatMap((place) => values[place] ?? []))
    },
  }
}
