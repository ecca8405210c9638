import { useEffect, useState } from 'react'
import { type Draft, draftEntities } from '#contract/lifecycle/draft.ts'
import { editing } from '#web/admin/editor/editor-words.ts'
import { client } from '#web/api/browser-client.ts'
import { whileLoading } from '#web/api/call-messages.ts'
import { useMayEdit } from '#web/session/session.ts'

interface Opened<T> {
  readonly entry: T | undefined
  /** The draft whose values the entry has. */
  readonly draft: Draft | null
}

/**
 * What a form is opened with: an entry with the draft over it, which is fetched each time. Until it is there the
 * form stays closed; where it cannot be fetched, the entry is as the list has it.
 */
export const useOpened = <T extends { readonly _id: string }>(
  entity: string,
  given: T | undefined,
  open: boolean,
) => {
  const known = draftEntities.find((each) => each === entity)
  const wanted = useMayEdit() && open && known && given ? given : null
  const [opened, setOpened] = useState<Opened<T> & { readonly of: T | null }>()
  useEffect(() => {
    if (wanted === null || known === undefined) return
    let isCurrent = true
    whileLoading({ loading: editing.opening }, () =>
      client.draft.showEntry({ entity: known, id: wanted._id }),
    )
      .then(
        ({ entry, draft }) => ({ entry: { ...wanted, ...entry }, draft, of: wanted }),
        () => ({ entry: wanted, draft: null, of: wanted }),
      )
      .then((loaded) => isCurrent && setOpened(loaded))
    return () => {
      isCurrent = false
      setOpened((before) => before && { ...before, of: null })
    }
  }, [wanted, known])
  if (wanted !== null)
    return { ...opened, draft: opened?.draft ?? null, open: opened?.of === wanted }
  // While the dialog closes it goes on showing what it was opened with.
  const isClosing = !open && given !== undefined && opened?.entry?._id === given._id
  return isClosing ? { ...opened, open } : { entry: given, draft: null, open }
}
