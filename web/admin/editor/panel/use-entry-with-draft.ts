import { useEffect, useState } from 'react'
import { draftableEntityNames, type EntryDraft } from '#contract/lifecycle/draft.ts'
import { editingStrings } from '#web/admin/editor/editor-strings.ts'
import { browserApiClient } from '#web/api/browser-client.ts'
import { withLoadingToast } from '#web/api/call-messages.ts'
import { useMayEdit } from '#web/session/session.ts'

interface Opened<T> {
  readonly entry: T | undefined
  /** Draft from which the values of the entry come. Null if they come from the saved entry. */
  readonly draft: EntryDraft | null
}

/**
 * Loads the draft of an entry each time its form opens. The form stays closed until then. If loading fails, the entry of the list
 * is used.
 */
export const useEntryWithDraft = <T extends { readonly _id: string }>(
  entity: string,
  given: T | undefined,
  open: boolean,
) => {
  const draftEntity = draftableEntityNames.find((each) => each === entity)
  const wanted = useMayEdit() && open && draftEntity && given ? given : null
  const [opened, setOpened] = useState<Opened<T> & { readonly of: T | null }>()
  useEffect(() => {
    if (wanted === null || draftEntity === undefined) return
    let isCurrent = true
    withLoadingToast({ loading: editingStrings.opening }, () =>
      browserApiClient.draft.showEntry({ entity: draftEntity, id: wanted._id }),
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
  }, [wanted, draftEntity])
  if (wanted !== null)
    return { ...opened, draft: opened?.draft ?? null, open: opened?.of === wanted }
  // Keeps the loaded entry during the closing animation of the dialog.
  const isClosing = !open && given !== undefined && opened?.entry?._id === given._id
  return isClosing ? { ...opened, open } : { entry: given, draft: null, open }
}
