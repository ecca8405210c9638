import { expect, test } from 'vitest'
import { milestoneState } from './milestone-state.ts'

const today = '2026-11-16'

test.for([
  ['Completed', 'done'],
  ['DONE.', 'done'],
  ['completed in May, two weeks early', 'done'],
  ['100 %', 'done'],
  ['Planned', 'next'],
  ['In progress', 'next'],
  ['in-progress (60 %)', 'next'],
  ['Not completed', 'next'],
  ['At risk', 'next'],
  ['Late', 'late'],
  ['Delayed until spring', 'late'],
  ['Behind schedule', 'late'],
  ['On hold', 'other'],
  ['Stopped', 'other'],
  ['Donely', 'other'],
  ['Waiting for the moon', 'other'],
  ['Späť', 'other'],
] as const)('“%s” with its day ahead is %s', ([status, state]) => {
  expect(milestoneState(status, '2027-01-31', today)).toBe(state)
})

test.for([
  ['Planned', '2026-11-15', 'late'],
  ['Planned', '2026-11-16', 'next'],
  ['Planned', '2026-11-15T23:00:00Z', 'late'],
  ['Planned', '', 'next'],
  ['Completed', '2020-01-01', 'done'],
  ['Stopped', '2020-01-01', 'other'],
  ['Late', '', 'late'],
  ['', '2026-11-17', 'next'],
  [' – ', '2026-11-17', 'next'],
  ['', '2026-11-15', 'other'],
  ['', '', 'other'],
] as const)('“%s” due on “%s” is %s', ([status, dueDate, state]) => {
  expect(milestoneState(status, dueDate, today)).toBe(state)
})
