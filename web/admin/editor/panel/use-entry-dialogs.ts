import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useChangeQuery } from '#web/api/change-query.ts'
import { rememberOpenFormQuery } from '#web/session/session-guard.tsx'

export type EntryDialogMode = 'add' | 'update' | 'delete' | 'history'

type EntryDialogsOptions<T> = {
  /** Value of `?new=` that opens the form for a new entry. */
  newName: string
  /** Entries that `?edit=` in the URL can open. Undefined for users who may not edit. */
  list: readonly T[] | undefined
}

/**
 * Returns which dialog of a list is open, and for which entry. The entry stays set during the closing
 * animation. With `options`, the URL opens forms too (`?new=name`, `?edit=id`). If the session ends in an
 * open form, the form opens again after the log-in.
 */
export const useEntryDialogs = <T extends { readonly _id: string }>(
  options?: EntryDialogsOptions<T>,
) => {
  const [params] = useSearchParams()
  const changeQuery = useChangeQuery()
  const [mode, setMode] = useState<EntryDialogMode | null>(null)
  const [entry, setEntry] = useState<T>()
  const [answered, setAnswered] = useState<string | null>(null)

  const entryInUrl = options?.list?.find(({ _id }) => _id === params.get('edit'))
  const isNew = options?.list !== undefined && params.get('new') === options.newName
  const requestedId = isNew ? '' : (entryInUrl?._id ?? null)
  if (requestedId !== answered) {
    setAnswered(requestedId)
    if (requestedId !== null) {
      setEntry(entryInUrl)
      setMode(entryInUrl ? 'update' : 'add')
    }
  }

  const isForm = options !== undefined && (mode === 'add' || mode === 'update')
  const openForm = isForm ? (entry ? `edit=${entry._id}` : `new=${options.newName}`) : undefined
  useEffect(
    () => (openForm === undefined ? undefined : rememberOpenFormQuery(openForm)),
    [openForm],
  )

  return {
    mode,
    entry,
    openAdd: () => {
      setEntry(undefined)
      setMode('add')
    },
    open: (next: Exclude<EntryDialogMode, 'add'>, about: T) => {
      setEntry(about)
      setMode(next)
    },
    close: () => {
      setMode(null)
      if (requestedId === null) return
      changeQuery((next) => {
        next.delete('new')
        next.delete('edit')
        next.delete('field')
      })
    },
  }
}
