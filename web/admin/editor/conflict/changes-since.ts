import type { HistoryEntityName, HistoryEntry } from '#contract/lifecycle/history.ts'
import type { EntryBeforeAndAfter } from './differences.tsx'

/** The entry that a form edits. */
export interface EditedEntry {
  readonly entity: HistoryEntityName
  /** Undefined for entities of which only one entry exists. */
  readonly entityId?: string
}

/** Merges all changes after a version into one. Expects the newest change first. Returns null if there are none. */
export const mergeChangesSince = (
  history: readonly HistoryEntry[],
  version: number,
): (EntryBeforeAndAfter & Pick<HistoryEntry, 'actor' | 'at'>) | null => {
  const later = history.filter(({ after }) => Number(after?.version) > version)
  const [last, first] = [later[0], later.at(-1)]
  return last && first
    ? { before: first.before, after: last.after, actor: last.actor, at: last.at }
    : null
}
