import { milestoneState, type TimelineState } from '#contract/post/milestone-state.ts'
import { timelineStates } from './timeline-states.ts'

/** A milestone's state in words: the group's own beside its mark, or after ours where its day says otherwise. */
export const tellState = (state: TimelineState, ownWord: string) => {
  const status = ownWord.trim()
  const isSaid = status !== '' && milestoneState(status, '', '') === state
  return isSaid ? { label: status, status: '' } : { label: timelineStates[state], status }
}
