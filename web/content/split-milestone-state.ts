import { milestoneState, type TimelineState } from '#contract/post/milestone-state.ts'

/**
 * Decides how to show the status that the group has typed for a milestone. If it matches the
 * computed state, it is the `label`. Otherwise it is the `status`, shown after the default label.
 */
export const splitMilestoneState = (state: TimelineState, ownWord: string) => {
  const status = ownWord.trim()
  const isSaid = status !== '' && milestoneState(status, '', '') === state
  return isSaid ? { label: status, status: '' } : { label: '', status }
}
