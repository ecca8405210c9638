import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '#contract/call/api-error.ts'
import type { CallInput } from '#contract/call/call.ts'
import type { itemApi } from '#contract/item/item.ts'
import type { profileApi } from '#contract/profile/profile.ts'
import type { publicationApi } from '#contract/publication/publication.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { browserApiClient } from '#web/api/browser-client.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { showUndoToast } from './undo-deletion.tsx'

/** Returns a function that undoes several recorded changes in one request. */
export const createBulkUndo = (historyIds: readonly string[]) => () =>
  browserApiClient.history.restoreAll({ historyIds: [...historyIds] })

type Deletion =
  | typeof publicationApi.deletePublications
  | typeof profileApi.deleteProfiles
  | typeof itemApi.deleteItems

type BulkDeleteProps<C extends Deletion> = {
  call: C
  input: CallInput<C>
  question: string
  /** Names of the entries to delete. */
  names: readonly string[]
}

const mostNamed = 5

/** Dialog that confirms and deletes the selected entries. Then offers to undo all deletions at once. */
export function BulkDeleteDialog<C extends Deletion>(props: BulkDeleteProps<C>) {
  const { call, input, question } = props
  const names = [...new Set(props.names)]
  const [isAsking, setAsking] = useState(false)
  const { run, pending } = useApiCall(call)
  const { revalidate } = useRevalidator()
  const remove = async () => {
    const answer = await run(input)
    setAsking(false)
    if (answer instanceof ApiError) return
    showUndoToast(
      createBulkUndo(answer.historyIds),
      () => void revalidate(),
      commonAdminStrings.undoQuestion,
      commonAdminStrings.undoAbout('', props.names),
    )
  }
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
        {commonAdminStrings.several.delete}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={question}
        details={
          <ul className="list-disc pl-5 wrap-anywhere">
            {names.slice(0, mostNamed).map((name) => (
              <li key={name}>{name}</li>
            ))}
            {names.length > mostNamed && (
              <li>{commonAdminStrings.andMore(names.length - mostNamed)}</li>
            )}
          </ul>
        }
        confirmLabel={commonAdminStrings.delete}
        pending={pending}
        onConfirm={remove}
      />
    </>
  )
}
