import type { HistoryEntity, HistoryEntry } from '#contract/lifecycle/history.ts'
import type { Change } from './differences.tsx'

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
