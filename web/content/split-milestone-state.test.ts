import { expect, test } from 'vitest'
import { splitMilestoneState } from './split-milestone-state.ts'

test.for([
  ['done', ' Completed ', { label: 'Completed', status: '' }],
  ['next', 'In progress (60 %)', { label: 'In progress (60 %)', status: '' }],
  ['other', 'Phase II', { label: 'Phase II', status: '' }],
  ['late', 'Planned', { label: '', status: 'Planned' }],
  ['next', '', { label: '', status: '' }],
  ['other', ' ', { label: '', status: '' }],
] as const)('%s and “%s”', ([state, word, told]) => {
  expect(splitMilestoneState(state, word)).toEqual(told)
})
