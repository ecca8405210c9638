import { milestoneState, type TimelineState } from '#contract/post/milestone-state.ts'

/**
 * A milestone's state in words: the group's own beside its mark, or behind the site's word where its day says otherwise.
 * Without a label the site's word for the state stands there.
 */
export const tellState = (state: TimelineState, ownWord: string) => {
  const status = ownWord.trim()
  const isSaid = status !== '' && milestoneState(status, '', '') === state
  return isSaid ? { label: status, status: '' } : { label: '', status }
}
