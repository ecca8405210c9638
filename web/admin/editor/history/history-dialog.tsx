import { useEffect, useState } from 'react'
import { ApiError } from '#contract/call/api-error.ts'
import {
  type HistoryEntityName,
  type HistoryEntry,
  historyApi,
} from '#contract/lifecycle/history.ts'
import { HistoryChangeItem } from '#web/admin/editor/conflict/change-item.tsx'
import { historyStrings as strings } from '#web/admin/editor/editor-strings.ts'
import { browserApiClient } from '#web/api/browser-client.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { isRestorationChange } from './is-restored.ts'

type HistoryDialogProps = {
  open: boolean
  onClose: () => void
  entity: HistoryEntityName
  id: string | undefined
  name: string | undefined
}

export function HistoryDialog({ open, onClose, entity, id, name = '' }: HistoryDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()} title={strings.title(name)}>
      {id && <Changes entity={entity} id={id} onRestored={onClose} />}
    </Dialog>
  )
}

function Changes({
  entity,
  id,
  onRestored,
}: {
  entity: HistoryEntityName
  id: string
  onRestored: () => void
}) {
  const [entries, setEntries] = useState<readonly HistoryEntry[]>()
  const { run, pending } = useApiCall(historyApi.restore)
  useEffect(() => {
    browserApiClient.history.showHistory({ entity, entityId: id }).then(
      ({ history }) => setEntries(history),
      () => setEntries([]),
    )
  }, [entity, id])

  const restore = async (historyId: string) => {
    if (!((await run({ historyId })) instanceof ApiError)) onRestored()
  }
  if (!entries) return <Spinner />
  if (entries.length === 0) return <p className="text-ink-soft">{strings.empty}</p>
  return (
    <ol className="divide-y divide-line">
      {entries.map((entry, at) => (
        <HistoryChangeItem
          key={entry._id}
          entry={entry}
          {...(isRestorationChange(entries, at) && { deed: strings.restored })}
          pending={pending}
          onRestore={() => restore(entry._id)}
        />
      ))}
    </ol>
  )
}
