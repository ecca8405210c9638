import { useEffect, useState } from 'react'
import { ApiError } from '#contract/call/api-error.ts'
import { type HistoryEntity, type HistoryEntry, historyApi } from '#contract/lifecycle/history.ts'
import { ChangeItem } from '#web/admin/editor/conflict/change-item.tsx'
import { historyStrings as strings } from '#web/admin/editor/editor-strings.ts'
import { client } from '#web/api/browser-client.ts'
import { useCall } from '#web/api/use-call.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { isRestoration } from './is-restored.ts'

type HistoryDialogProps = {
  open: boolean
  onClose: () => void
  entity: HistoryEntity
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
  entity: HistoryEntity
  id: string
  onRestored: () => void
}) {
  const [entries, setEntries] = useState<readonly HistoryEntry[]>()
  const { run, pending } = useCall(historyApi.restore)
  useEffect(() => {
    client.history.showHistory({ entity, entityId: id }).then(
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
        <ChangeItem
          key={entry._id}
          entry={entry}
          {...(isRestoration(entries, at) && { deed: strings.restored })}
          pending={pending}
          onRestore={() => restore(entry._id)}
        />
      ))}
    </ol>
  )
}
