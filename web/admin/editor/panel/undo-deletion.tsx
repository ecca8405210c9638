import { type HistoryEntityName, historyApi } from '#contract/lifecycle/history.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { browserApiClient } from '#web/api/browser-client.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/dialog/toast.ts'

const offerMs = 8_000

/** Undoes the deletion of one entry. */
export const undoDeletion = async (entity: HistoryEntityName, entityId: string): Promise<void> => {
  const { history } = await browserApiClient.history.showHistory({ entity, entityId })
  const deletion = history.find(({ action }) => action === 'deleted')
  if (deletion) await browserApiClient.history.restore({ historyId: deletion._id })
}

/** Shows a toast with an undo button. `about` names the entry. */
export const showUndoToast = (
  work: () => Promise<unknown>,
  onDone: () => void,
  question = commonAdminStrings.undoQuestion,
  about = '',
): void => {
  const undo = async (offer: string) => {
    toast.dismiss(offer)
    await work().then(
      () => toast.success(historyApi.restore.success),
      (error: unknown) => toast.error(error instanceof Error ? error.message : String(error)),
    )
    onDone()
  }
  toast(
    ({ id }) => (
      <span className="flex items-center justify-between gap-3">
        <span className="min-w-0">
          <span className="block">{question}</span>
          <span className="wrap-anywhere line-clamp-2 text-sm empty:hidden">{about}</span>
        </span>
        <Button
          size="sm"
          variant="secondary"
          className="-my-2"
          aria-keyshortcuts="z"
          onClick={() => undo(id)}
        >
          {commonAdminStrings.undo}
        </Button>
      </span>
    ),
    { duration: offerMs },
  )
}
