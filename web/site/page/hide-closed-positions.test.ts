import { expect, test } from 'vitest'
import { hideClosedPositions } from './hide-closed-positions.ts'

const open = { kind: 'position', position: 'PhD', until: '', apply: '', prose: [] } as const
const closed = { kind: 'closedPosition', text: 'Closed' } as const
const note = { kind: 'note', text: 'Wrong' } as const

test('visitors see only open positions, and one message if all are closed', () => {
  expect(hideClosedPositions([closed, note, open, closed])).toEqual([open])
  expect(hideClosedPositions([note, closed, { ...closed }])).toEqual([{ kind: 'noPositions' }])
  expect(hideClosedPositions([note])).toEqual([])
})
