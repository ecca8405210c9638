import type { Milestone } from '#contract/post/milestone.ts'
import { milestoneState, type TimelineState } from '#contract/post/milestone-state.ts'
import { readCurrentDate } from '#server/base/db/today.ts'

/**
 * Returns today's states of milestones, by id. Limits the cache to the end of the day if there are
 * any.
 */
export const milestoneStatesOf = (
  milestones: readonly Milestone[],
  now: Date,
): Record<string, TimelineState> => {
  if (milestones.length === 0) return {}
  const today = readCurrentDate(now)
  return Object.fromEntries(
    milestones.map(({ _id, status, dueDate }) => [_id, milestoneState(status, dueDate, today)]),
  )
}
