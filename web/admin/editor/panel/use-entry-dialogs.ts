import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useChangeQuery } from '#web/api/change-query.ts'
import { comeBackTo } from '#web/session/session-guard.tsx'

export type EntryMode = 'add' | 'update' | 'delete' | 'history'

type EntryDialogsOptions<T> = {
  /** What `new` in an address names to add here. */
  newName: string
  /** The entries that `edit` in an address can name; absent for readers. */
  list: readonly T[] | undefined
}

/**
 * Which dialog of a list is open and for which entry. The entry stays as it was opened, and while the
 * dialog closes. With `options` an address opens the forms too, `?new=name` and `?edit=id`, and a
 * session that ends within one leads back to it.
 */
export const useEntryDialogs = <T extends { readonly _id: string }>(
  options?: EntryDialogsOptions<T>,
) => {
  const [params] = useSearchParams()
  const changeQuery = useChangeQuery()
  const [mode, setMode] = useState<EntryMode | null>(null)
  const [entry, setEntry] = useState<T>()
  const [answered, setAnswered] = useState<string | null>(null)

  const named = options?.list?.find(({ _id }) => _id === params.get('edit'))
  const isNew = options?.list !== undefined && params.get('new') === options.newName
  const asked = isNew ? '' : (named?._id ?? null)
  if (asked !== answered) {
    setAnswered(asked)
    if (asked !== null) {
      setEntry(named)
      setMode(named ? 'update' : 'add')
    }
  }

  const isForm = options !== undefined && (mode === 'add' || mode === 'update')
  const place = isForm ? (entry ? `edit=${entry._id}` : `new=${options.newName}`) : undefined
  useEffect(() => (place === undefined ? undefined : comeBackTo(place)), [place])

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
    close: () => {
      setMode(null)
      if (asked === null) return
      changeQuery((next) => {
        next.delete('new')
        next.delete('edit')
        next.delete('field')
      })
    },
  }
}
