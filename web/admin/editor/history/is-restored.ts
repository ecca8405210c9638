import type { HistoryEntry } from '#contract/lifecycle/history.ts'

const stateText = (state: HistoryEntry['after']): string => {
  const { version: _, ...fields } = state ?? {}
  return JSON.stringify(fields)
}

/** Whether a change restored a deleted entry or an earlier state. Expects the newest change first. */
export const isRestorationChange = (entries: readonly HistoryEntry[], at: number): boolean => {
  const entry = entries[at]
  const older = entries.slice(at + 1)
  if (entry?.action === 'created') return older.some(({ action }) => action === 'deleted')
  if (entry?.action !== 'updated') return false
  const now = stateText(entry.after)
  return older.some(({ before }) => before !== null && stateText(before) === now)
}
