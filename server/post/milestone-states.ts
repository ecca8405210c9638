import type { Milestone } from '#contract/post/milestone.ts'
import { milestoneState, type TimelineState } from '#contract/post/milestone-state.ts'
import { readCurrentDate } from '#server/base/db/today.ts'

/**
 * Returns today's states of milestones, by id. Cached responses with such states expire at the end of the
 * day.
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
