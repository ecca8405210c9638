import { useState } from 'react'

export type EntryMode = 'add' | 'update' | 'delete' | 'history'

/** Which dialog of a list is open and for which entry. The entry stays while the dialog closes. */
export const useEntryDialogs = <T>() => {
  const [mode, setMode] = useState<EntryMode | null>(null)
  const [entry, setEntry] = useState<T>()
  return {
    mode,
    entry,
    openAdd: () => {
      setEntry(undefined)
      setMode('add')
    },
    open: (next: Exclude<EntryMode, 'add'>, about: T) => {
      setEntry(about)
      setMode(next)
    },
    close: () => setMode(null),
  }
}
