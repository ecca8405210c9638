import { milestoneState, type TimelineState } from '#contract/post/milestone-state.ts'

/**
 * Splits a milestone's state into a label that replaces the default one and a status shown after the default label. The group's
 * word is the label, unless the date contradicts it.
 */
export const splitMilestoneState = (state: TimelineState, ownWord: string) => {
  const status = ownWord.trim()
  const isSaid = status !== '' && milestoneState(status, '', '') === state
  return isSaid ? { label: status, status: '' } : { label: '', status }
}
