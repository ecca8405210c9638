import type { Milestone } from '#contract/post/milestone.ts'
import { milestoneState, type TimelineState } from '#contract/post/milestone-state.ts'
import { readToday } from '#server/base/db/today.ts'

/** The states of milestones today, by id; goes stale when the day ends, if there are any. */
export const statesOf = (
  milestones: readonly Milestone[],
  now: Date,
): Record<string, TimelineState> => {
  if (milestones.length === 0) return {}
  const today = readToday(now)
  return Object.fromEntries(
    milestones.map(({ _id, status, dueDate }) => [_id, milestoneState(status, dueDate, today)]),
  )
}
