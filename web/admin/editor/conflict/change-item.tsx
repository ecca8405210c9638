import type { HistoryEntry } from '#contract/lifecycle/history.ts'
import { historyStrings as strings } from '#web/admin/editor/editor-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDateTime } from '#web/ui/text/format-date-time.ts'
import { ChangeDifferences } from './differences.tsx'

type ChangeItemProps = {
  entry: HistoryEntry
  /** Text that replaces the usual description of the action, such as an update or a deletion. */
  deed?: string
  pending: boolean
  onRestore: () => void
}

export function HistoryChangeItem({
  entry,
  deed = strings.actions[entry.action],
  pending,
  onRestore,
}: ChangeItemProps) {
  return (
    <li className="grid gap-3 py-4 first:pt-0">
      <p className="wrap-anywhere text-sm">
        <strong className="font-medium">{entry.actor}</strong> {deed}
        <time dateTime={entry.at} className="tabular block text-ink-faint">
          {formatDateTime(entry.at)}
        </time>
      </p>
      {entry.action === 'updated' && <ChangeDifferences change={entry} />}
      {entry.canRestore && (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          pending={pending}
          onClick={onRestore}
        >
          {strings.restore}
        </Button>
      )}
    </li>
  )
}
