import { useEffect, useState } from 'react'
import type { HistoryEntity, HistoryEntry } from '#contract/history.ts'
import { client } from '#web/api/client.ts'
import { editing } from '#web/content/admin.ts'
import { momentText } from '#web/ui/text/moment-text.ts'
import { type Change, Differences } from './differences.tsx'

/** Which entry a form is about. */
export interface EntryName {
  readonly entity: HistoryEntity
  /** Absent where there is only one. */
  readonly entityId?: string
}

/** All that others changed since a version, as one change; newest first is how the history comes. */
export const changeSince = (
  history: readonly HistoryEntry[],
  version: number,
): (Change & Pick<HistoryEntry, 'actor' | 'at'>) | null => {
  const later = history.filter(({ after }) => Number(after?.version) > version)
  const [last, first] = [later[0], later.at(-1)]
  return last && first
    ? { before: first.before, after: last.after, actor: last.actor, at: last.at }
    : null
}

/** What others have changed since a form was opened; nothing where that cannot be found out. */
export function ChangesSince({ about, version }: { about: EntryName; version: number }) {
  const [change, setChange] = useState<ReturnType<typeof changeSince>>(null)
  const { entity, entityId } = about
  useEffect(() => {
    client.history.showHistory({ entity, entityId }).then(
      ({ history }) => setChange(changeSince(history, version)),
      () => undefined,
    )
  }, [entity, entityId, version])
  if (!change) return null
  return (
    <div className="grid gap-2">
      <p className="text-ink-soft">{editing.changedBy(change.actor, momentText(change.at))}</p>
      <Differences change={change} />
    </div>
  )
}
