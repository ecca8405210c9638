import type { TimelineState } from '#contract/post/milestone-state.ts'

/** How milestones stand, where the group has no word of its own for it. */
export const timelineStates: Readonly<Record<TimelineState, string>> = {
  done: 'Done',
  next: 'Next',
  late: 'Late',
  other: 'Other',
}
